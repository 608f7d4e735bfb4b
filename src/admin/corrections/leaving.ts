import { adminStrings } from "../admin-strings";
import { sveltiaStrings } from "../sveltia-strings";
import { buttonWithText } from "./controls";

/** Leaves the form. */
export const backButton = (): HTMLButtonElement | null =>
  document.querySelector(`button[aria-label="${sveltiaStrings.cancel_editing}"]`);

/** Disabled without changes. */
export const saveButton = (): HTMLButtonElement | undefined => buttonWithText(document, sveltiaStrings.save);

/** Whether the open form has unsaved changes. */
const isChanged = (): boolean => backButton() !== null && saveButton()?.disabled === false;

/**
 * Asks before discarding changes. Without this the back button or Escape loses them; in the first session with a local folder,
 * for which Sveltia keeps no drafts, so do the browser's Back and F5.
 */
export function askBeforeLeaving(): void {
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!(target instanceof Node) || !backButton()?.contains(target) || !isChanged()) return;
      if (confirm(adminStrings.leaving)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener("beforeunload", (event) => {
    if (isChanged()) event.preventDefault();
  });
  // Browsers without this API have no local folders, only repositories, for which drafts are kept.
  globalThis.navigation?.addEventListener("navigate", (event) => {
    const isBack = event.navigationType === "traverse" && event.userInitiated && event.cancelable;
    if (isBack && isChanged() && !confirm(adminStrings.leaving)) event.preventDefault();
  });
}
