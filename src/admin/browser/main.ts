import "../corrections/turkish";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { documentKinds, fileNameOf } from "../../content-model";
import { adminStrings } from "../admin-strings";
import { watchDeleting } from "../corrections/deleting";
import { askBeforeLeaving } from "../corrections/leaving";
import { isChangedElsewhere, isFolder, storedUser } from "../corrections/local-files";
import { pressButtons } from "../corrections/press-buttons";
import { translateServerErrors } from "../corrections/server-errors";
import { KnownDocuments } from "../form/known-documents";
import {
  checkForm,
  type Entry,
  isOutdated,
  keepSaved,
  openDocument,
  prepared,
  storedMistakes,
} from "./check";
import { registerFields } from "./fields";
import { type Form, fileFormat } from "./file-format";
import { MistakeList } from "./mistake-list";
import { noticeList, showNotice } from "./notice";
import { cleanPastes } from "./pasted-text";
import { checkChosenPictures } from "./pictures";
import { registerPreviews } from "./preview/preview";
import { Publications } from "./publishing";

/** Sveltia shows only the causes of errors with this message. */
function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}

const documents = new KnownDocuments();
const mistakes = new MistakeList();
const config: CmsConfig = JSON.parse(document.getElementById("config")?.textContent ?? "");

const { repo, branch } = Object(config.backend);
const publications = new Publications(repo, branch);

for (const kind of documentKinds)
  CMS.registerCustomFormat(fileNameOf(kind), "yaml", fileFormat(kind, documents));

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const given: Entry = entry.toJS();
    mistakes.hide();
    if (!navigator.onLine && !isFolder()) refuse(adminStrings.offline);
    if (await isChangedElsewhere(given.path, openDocument(documents, given)))
      refuse(adminStrings.changedElsewhere);
    if (isOutdated(documents, given) && !confirm(adminStrings.outdatedDraft)) refuse(adminStrings.kept);
    const check = (data: Form) =>
      checkForm(documents, { ...given, data: prepared(documents, { ...given, data }) });
    const checked = check(given.data);
    if (checked && checked.mistakes.length > 0) {
      mistakes.show(checked.mistakes, (data) => check(data)?.mistakes ?? []);
      // For this error Sveltia shows a passing message instead of a dialog, which would cover the list.
      throw new Error("validation_failed");
    }
    return checked ? entry.set("data", checked.form) : entry;
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    const advice = keepSaved(documents, entry.toJS());
    // Saving to a local folder publishes nothing.
    if (!isFolder()) publications.tellSaved(advice);
    else if (advice.length > 0) showNotice(...noticeList(adminStrings.advice, advice));
  },
});

registerFields(documents, (form) => mistakes.update(form));
registerPreviews(documents);
checkChosenPictures();
cleanPastes();
pressButtons();
askBeforeLeaving();
translateServerErrors();
watchDeleting(documents);
documents.onRead(() => {
  if (!isFolder()) void publications.tellLast(storedUser().token, () => storedMistakes(documents));
});
CMS.init({ config });
