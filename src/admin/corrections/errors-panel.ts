import { words } from "../words";

/**
 * Opens the list of errors after a failed save and moves the focus there. Without this an editor sees only a button,
 * which disappears after seconds.
 * @param onOpen called before, to put away another list
 */
export function openErrorsPanel(onOpen: () => void): void {
  addEventListener("toggle", (event) => openFrom(event, onOpen), true);
}

/** Sveltia's notices are a popover, which is opened for each of them. */
function openFrom({ target }: Event, onOpen: () => void): void {
  if (!(target instanceof HTMLElement) || !target.matches("[popover]")) return;
  const open = [...target.querySelectorAll("button")].find(
    (button) => button.textContent.trim() === words.show_errors && !button.closest('[aria-hidden="true"]'),
  );
  if (!open) return;
  onOpen();
  open.click();
  void focusFirstError();
}

/** The panel accepts the focus once it is open. */
async function focusFirstError(tries = 40): Promise<void> {
  const error = document.querySelector<HTMLElement>('button:has([role="alert"])');
  error?.focus();
  if (tries === 0 || (error && error === document.activeElement)) return;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await focusFirstError(tries - 1);
}
