import { firstControl, isUsable } from "./controls";

/** An element with its ancestors and the position within each. */
interface FocusedElement {
  element: HTMLElement;
  ancestors: readonly { parent: Element; position: number }[];
}

/** Milliseconds in which Sveltia may move the focus itself. */
export const focusDelay = 300;

let focused: HTMLElement | undefined;
/** Of the last focused element outside of dialogs and menus. */
let lastOutside: FocusedElement | undefined;
let timer: number | undefined;

/**
 * Returns a focus that is lost with its dialog or element to the control that opened the dialog; if that is
 * gone too, to the nearest control. Without this an editor at the keyboard starts again from the top of the page.
 */
export function returnFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (!target.closest("dialog, [popover]")) lastOutside = withAncestors(target);
  });
  addEventListener("close", expectFocus, true);
  new MutationObserver(expectFocus).observe(document.body, { childList: true, subtree: true });
}

const isLost = (): boolean =>
  document.activeElement === document.body && focused !== undefined && !isUsable(focused);

function expectFocus(): void {
  if (timer !== undefined || !isLost()) return;
  timer = window.setTimeout(() => {
    timer = undefined;
    if (isLost() && !document.querySelector("dialog[open]") && lastOutside) nearest(lastOutside)?.focus();
  }, focusDelay);
}

function withAncestors(element: HTMLElement): FocusedElement {
  const ancestors: { parent: Element; position: number }[] = [];
  let child: Element = element;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    ancestors.push({ parent, position: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, ancestors };
}

function nearest({ element, ancestors }: FocusedElement): HTMLElement | undefined {
  if (isUsable(element)) return element;
  for (const { parent, position } of ancestors) {
    if (!parent.isConnected) continue;
    const parts = [parent.children[position], parent.children[position - 1], parent];
    const control = parts
      .map((part) => part && (sameMenu(part, element) ?? firstControl(part)))
      .find(Boolean);
    if (control) return control;
  }
  return undefined;
}

/** A copied document has a toolbar of its own. */
const sameMenu = (part: Element, { ariaLabel, ariaHasPopup }: Element): HTMLElement | undefined =>
  ariaHasPopup
    ? [...part.querySelectorAll<HTMLElement>("[aria-haspopup]")].find((menu) => menu.ariaLabel === ariaLabel)
    : undefined;
