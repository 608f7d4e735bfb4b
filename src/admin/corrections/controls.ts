/** Collapses and expands a part of the form; menus have a popup. */
export const foldButton = "button[aria-controls]:not([aria-haspopup])";

export const buttonWithText = (within: ParentNode, text: string): HTMLButtonElement | undefined =>
  [...within.querySelectorAll("button")].find((button) => button.textContent.trim() === text);
