import type { ValuePath } from "../../content-model/documents";
import { foldButton } from "./controls";

/** Sveltia's message to its form: expand the parts around a field and move there, if the field is rendered. */
const message = "highlight-editor-field";

const form = (): HTMLElement | null => document.querySelector('[data-mode="edit"]');

let stop = new AbortController();

/**
 * Moves to the field of a chosen error. Without this an editor stays where they were: Sveltia renders a field only near
 * the viewport.
 */
export function showFields(): void {
  addEventListener("message", ({ source, data }) => {
    if (source !== window || data?.type !== message) return;
    stop.abort();
    stop = new AbortController();
    void moveTo(String(data.payload?.keyPath).split("."), stop.signal);
  });
  for (const type of ["keydown", "pointerdown", "wheel"]) addEventListener(type, () => stop.abort(), true);
  // The next error has the focus: it is not taken back to the field of the one before.
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches('button:has([role="alert"]), #mistakes *')) stop.abort();
  });
}

/** Shows a field of the open form, by its path in the document. */
export function showField(path: ValuePath): void {
  const payload = { locale: form()?.dataset.locale, keyPath: path.join(".") };
  postMessage({ type: message, payload }, location.origin);
}

/** Renders the parts around a field until the field has the focus and stays in view. */
async function moveTo(steps: readonly string[], signal: AbortSignal, tries = 40): Promise<void> {
  if (signal.aborted || tries === 0) return;
  const { part, isWhole } = nearestPart(steps);
  const control = isWhole || tries < 20 ? controlIn(part) : undefined;
  const isReached = control !== undefined && control === document.activeElement && isInView(control);
  if (!isReached) control?.scrollIntoView({ block: "center", behavior: "instant" });
  control?.focus({ preventScroll: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (!isReached) await moveTo(steps, signal, tries - 1);
}

interface Part {
  part: Element | null;
  /** Whether it is the field itself. */
  isWhole: boolean;
}

/** The field, or the innermost rendered part around it. */
function nearestPart(steps: readonly string[]): Part {
  const parts = steps.map((step, i) => {
    const path = steps.slice(0, i + 1).join(".");
    return fieldAt(path) ?? itemOf(fieldAt(steps.slice(0, i).join(".")), Number(step));
  });
  const rendered = parts.filter((part) => part?.getClientRects().length);
  return {
    part: rendered.at(-1) ?? form(),
    isWhole: rendered.length > 0 && rendered.at(-1) === parts.at(-1),
  };
}

const fieldAt = (path: string): Element | null | undefined =>
  form()?.querySelector(`[data-key-path="${CSS.escape(path)}"]`);

/** Item of a list, which the list's first button folds. */
function itemOf(list: Element | null | undefined, position: number): Element | undefined {
  const items = list?.querySelector(foldButton)?.getAttribute("aria-controls");
  return items ? document.getElementById(items)?.children[position] : undefined;
}

const inputs =
  'input, textarea, [contenteditable="true"], [role="combobox"], [role="radio"], [role="switch"]';

/** The input of a field, or the button that folds a field of several parts. */
function controlIn(field: Element | null): HTMLElement | undefined {
  const wanted = field?.querySelector("[data-key-path]") ? foldButton : inputs;
  const controls = [
    ...(field?.querySelectorAll<HTMLElement>(wanted) ?? []),
    ...(field?.querySelectorAll<HTMLElement>("button:not([aria-haspopup])") ?? []),
  ];
  return controls.find((control) => control.getClientRects().length > 0 && !control.matches(":disabled"));
}

/** A long text may be taller than the window. */
function isInView(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return middle > 0 && middle < innerHeight;
}
