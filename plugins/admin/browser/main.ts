import CMS from "@sveltia/cms";
import { documentKinds, fileNameOf } from "../../../content-model";
import { formDocument, mistakesIn } from "./check";
import { fileFormat } from "./file-format";
import { noteSaved } from "./known-documents";
import { tellOfPictures } from "./pictures";

for (const kind of documentKinds) CMS.registerCustomFormat(fileNameOf(kind), "yaml", fileFormat(kind));

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const file = formDocument(entry.get("path"), entry.toJS().data);
    const mistakes = file ? mistakesIn(file) : "";
    // An error of this name is shown with its cause; any other as "something went wrong".
    if (mistakes) throw new Error("saving_failed", { cause: new Error(mistakes) });
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    const file = formDocument(entry.get("path"), entry.toJS().data);
    if (file) noteSaved(file);
  },
});

tellOfPictures();
CMS.init({ config: JSON.parse(document.getElementById("config")?.textContent ?? "") });
