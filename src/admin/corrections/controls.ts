export const buttonWithText = (within: ParentNode, text: string): HTMLButtonElement | undefined =>
  [...within.querySelectorAll("button")].find((button) => button.textContent.trim() === text);

/** The button that an event targets. */
export const buttonIn = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest("button") : null;

/** The dialog around an element. */
export const questionAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('dialog[role="alertdialog"]') : null;
