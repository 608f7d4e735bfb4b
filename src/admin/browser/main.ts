import "../corrections/turkish";
import CMS from "@sveltia/cms";
import { documentKinds, fileNameOf } from "../../content-model";
import { watchDeleting } from "../corrections/deleting";
import { askBeforeLeaving } from "../corrections/leaving";
import { isChangedElsewhere, isFolder } from "../corrections/local-files";
import { followOverwriting, isOverwriting } from "../corrections/overwriting";
import { pressButtons } from "../corrections/press-buttons";
import { askBeforeRemoving } from "../corrections/removing";
import { startSafely } from "../corrections/safe-dialogs";
import { translateServerErrors } from "../corrections/server-errors";
import { ownWords } from "../own-words";
import { showAdvice } from "./advice";
import {
  checkForm,
  type Entry,
  isAddressMeant,
  isOutdated,
  keepSaved,
  openDocument,
  outdatedIn,
  prepared,
  titleOf,
} from "./check";
import { registerColourField } from "./colour-field";
import { fileFormat } from "./file-format";
import { hideMistakes, showMistakes } from "./mistake-list";
import { confirmRemoval, withoutMarks } from "./outdated-marks";
import { cleanPastes } from "./pasted-text";
import { checkChosenPictures } from "./pictures";
import { registerPreviews } from "./preview/preview";

/** Sveltia shows the message of errors with this name only. */
function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}

for (const kind of documentKinds) CMS.registerCustomFormat(fileNameOf(kind), "yaml", fileFormat(kind));

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const given: Entry = entry.toJS();
    hideMistakes();
    if (!navigator.onLine && !isFolder()) refuse(ownWords.offline);
    if (await isChangedElsewhere(given.path, openDocument(given)))
      refuse(`“${titleOf(given)}” ${ownWords.changedElsewhere}`);
    if (isOutdated(given) && !isOverwriting()) refuse(ownWords.outdatedDraft);
    const saved = { ...given, data: prepared(given) };
    const checked = checkForm(saved);
    if (checked && checked.mistakes.length > 0) {
      showMistakes(checked.mistakes);
      refuse(ownWords.mistakes);
    }
    if (!isAddressMeant(given)) refuse(ownWords.address.kept);
    const outdated = outdatedIn(saved);
    const remaining =
      outdated.length > 0 && confirmRemoval(outdated)
        ? checkForm({ ...saved, data: withoutMarks(saved.data, outdated) })
        : checked;
    return remaining ? entry.set("data", remaining.form) : entry;
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => showAdvice(keepSaved(entry.toJS())),
});

registerColourField();
registerPreviews();
checkChosenPictures();
cleanPastes();
pressButtons();
askBeforeLeaving();
askBeforeRemoving();
startSafely();
translateServerErrors();
followOverwriting();
watchDeleting();
CMS.init({ config: JSON.parse(document.getElementById("config")?.textContent ?? "") });
