import { titleAt } from "../form/known-documents";
import { words } from "../words";
import { buttonWithText } from "./controls";
import { backButton } from "./leaving";

/** Dialogs that ask start with the focus on "İptal", and say what "Sil" deletes. */
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
    if (buttonWithText(dialog, words.delete)) nameDeleted(dialog);
  });
}

const questionAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('dialog[role="alertdialog"]') : null;

const deletedId = "deleted";

/** Names the open document, or the chosen ones of the list. */
function nameDeleted(dialog: Element): void {
  const body = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  if (!body || body.querySelector(`#${deletedId}`)) return;
  const names = backButton() ? [titleAt(location.hash)] : chosenNames();
  const paragraph = document.createElement("p");
  paragraph.id = deletedId;
  paragraph.textContent = names
    .filter(Boolean)
    .map((name) => `“${name}”`)
    .join(", ");
  if (paragraph.textContent) body.prepend(paragraph);
}

const chosenNames = (): string[] =>
  [...document.querySelectorAll('[role="row"][aria-label]:has([role="checkbox"][aria-checked="true"])')].map(
    (row) => row.ariaLabel ?? "",
  );
