import { ownWords, words } from "../words";
import { buttonWithText } from "./controls";
import { changedElsewhere } from "./local-files";

/**
 * Refuses to delete once a file of the local folder has been changed elsewhere. All are compared, before anything
 * is written, because deleting a document also changes those that mention it.
 */
export function refuseDeleting(): void {
  let isCompared = false;
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const dialog = button?.closest('dialog[role="alertdialog"]');
      if (!button || !dialog || button.textContent.trim() !== words.delete || isCompared) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void changedElsewhere().then((titles) => {
        if (titles.length > 0) {
          buttonWithText(dialog, words.cancel)?.click();
          return alert(`${titles.map((title) => `“${title}”`).join(", ")} ${ownWords.notDeleted}`);
        }
        isCompared = true;
        button.click();
        isCompared = false;
      });
    },
    true,
  );
}
