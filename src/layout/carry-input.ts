type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const focusable = "input:not([type=hidden]), textarea, select, summary, button, a[href]";

const isBox = (element: Element): element is HTMLInputElement =>
  element.matches("[type=checkbox], [type=radio]");

const isField = (element: Element): element is Field => element.matches("input, textarea, select");

/** A key that an element and its React replacement share; generated ids differ. */
function controlKey(element: Element): string {
  const names = ["type", "name", "href"].map((attribute) => element.getAttribute(attribute));
  return [element.tagName, ...names, isBox(element) ? element.value : ""].join(" ");
}

/** Elements a visitor can edit or focus, by key and a counter for equal keys. */
function controlsIn(container: Element): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of container.querySelectorAll<HTMLElement>(focusable)) {
    const name = controlKey(element);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    controls.set(`${name} ${count}`, element);
  }
  return controls;
}

function copyInput(from: Element, to: Element): void {
  if (isBox(from) && isBox(to)) to.checked = from.checked;
  else if (isField(from) && isField(to)) to.value = from.value;
  else if (from instanceof HTMLElement && from.matches("details > summary"))
    to.parentElement?.toggleAttribute("open", from.parentElement?.hasAttribute("open"));
}

function copyFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!isField(from) || !isField(to) || !("selectionStart" in from) || !("selectionStart" in to)) return;
  // E-mail fields and others have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers input, choices, open elements and focus in a part of the page.
 * @returns a function that copies them to the new elements after React replaced the old ones
 */
export function rememberInput(container: Element): () => void {
  let controls = controlsIn(container);
  let focused = document.activeElement;
  container.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const replacements = controlsIn(container);
    for (const [name, control] of controls) {
      const replacement = replacements.get(name);
      if (control.isConnected || !replacement) continue;
      copyInput(control, replacement);
      if (control === focused) copyFocus(control, replacement);
    }
    controls = replacements;
  };
}
