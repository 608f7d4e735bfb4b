import { ownWords } from "../own-words";
import { words } from "../words";
import { buttonWithText } from "./controls";

/** Leaves the form. */
export const backButton = (): HTMLButtonElement | null =>
  document.querySelector(`button[aria-label="${words.cancel_editing}"]`);

/** Disabled without changes. */
export const saveButton = (): HTMLButtonElement | undefined => buttonWithText(document, words.save);

/**
 * Asks before discarding changes by button or Escape. Without this an editor loses them by one press; only after the
 * browser's Back does Sveltia offer the draft again.
 */
export function askBeforeLeaving(): void {
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!(target instanceof Node) || !backButton()?.contains(target) || saveButton()?.disabled !== false)
        return;
      if (confirm(ownWords.leaving)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
