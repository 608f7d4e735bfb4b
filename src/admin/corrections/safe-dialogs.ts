import { words } from "../words";
import { buttonWithText } from "./controls";

/**
 * Starts questions on "İptal". Without this an editor who presses Enter or Space deletes or discards: Sveltia focuses
 * the first button or none.
 */
export function startSafely(): void {
  /** The last question in which the editor used a key or the pointer. */
  let used: Element | null = null;
  for (const type of ["keydown", "pointerdown"])
    addEventListener(
      type,
      ({ target }) => {
        used = questionAround(target) ?? used;
      },
      true,
    );
  addEventListener("focusin", ({ target }) => {
    const dialog = questionAround(target);
    if (!dialog) return;
    // Sveltia focuses the dialog, then its first button unless that is disabled.
    if (dialog !== used) buttonWithText(dialog, words.cancel)?.focus();
  });
}

export const questionAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('dialog[role="alertdialog"]') : null;
