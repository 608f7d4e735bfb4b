import CMS from "@sveltia/cms";
import { documentKinds, fileNameOf } from "../../../content-model";
import { tellAdvice } from "./advice";
import { checkForm, keepSaved } from "./check";
import { fileFormat } from "./file-format";
import { tellOfPictures } from "./pictures";

for (const kind of documentKinds) CMS.registerCustomFormat(fileNameOf(kind), "yaml", fileFormat(kind));

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const checked = checkForm(entry.toJS());
    // An error of this name is shown with its cause; any other as "something went wrong".
    if (checked?.mistakes) throw new Error("saving_failed", { cause: new Error(checked.mistakes) });
    return checked ? entry.set("data", checked.form) : entry;
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => tellAdvice(keepSaved(entry.toJS())),
});

tellOfPictures();
CMS.init({ config: JSON.parse(document.getElementById("config")?.textContent ?? "") });
