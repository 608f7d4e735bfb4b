import { firstControl, isUsable } from "./controls";

/** An element with its ancestors and the position within each. */
interface Place {
  element: HTMLElement;
  around: readonly { parent: Element; position: number }[];
}

/** Time for Sveltia to move the focus itself. */
const patience = 300;

let focused: HTMLElement | undefined;
/** Of the last focused element outside of dialogs and menus. */
let place: Place | undefined;
let timer: number | undefined;

/**
 * Returns a focus that is lost with its dialog or element to the control that opened the dialog; if that is
 * gone too, to the nearest control.
 */
export function returnFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (!target.closest("dialog, [popover]")) place = placeOf(target);
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
    if (isLost() && !document.querySelector("dialog[open]") && place) nearest(place)?.focus();
  }, patience);
}

function placeOf(element: HTMLElement): Place {
  const around: { parent: Element; position: number }[] = [];
  let child: Element = element;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    around.push({ parent, position: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, around };
}

function nearest({ element, around }: Place): HTMLElement | undefined {
  if (isUsable(element)) return element;
  for (const { parent, position } of around) {
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
