const controls = 'button, input, textarea, select, a[href], [contenteditable="true"], [tabindex="0"]';

/** Collapses and expands a part of the form; menus have a popup. */
export const foldButton = "button[aria-controls]:not([aria-haspopup])";

export const buttonWithText = (within: ParentNode, text: string): HTMLButtonElement | undefined =>
  [...within.querySelectorAll("button")].find((button) => button.textContent.trim() === text);

/** Whether an element can get the focus. */
export const isUsable = (element: Element): boolean =>
  element.isConnected &&
  element.getClientRects().length > 0 &&
  !element.matches(":disabled") &&
  !element.closest("[inert], dialog:not([open])");

export const firstControl = (part: Element): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(controls)].find(isUsable);
