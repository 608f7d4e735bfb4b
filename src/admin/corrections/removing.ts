import { ownWords } from "../own-words";
import { words } from "../words";
import { foldButton } from "./controls";

/** Asks before an item of a list or an optional part is removed. Without this an editor loses its texts by one press. */
export function askBeforeRemoving(): void {
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const part = button && partRemovedBy(button);
      if (!part) return;
      if (textsIn(part).length > 0) {
        if (confirm(`“${titleOf(part)}” ${ownWords.removing}`)) return;
      } else if (complete.has(part)) return;
      else void completePart(part).then(() => button.click());
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Parts that are expanded and rendered, so that their texts can be seen. */
const complete = new WeakSet<Element>();

const closedFold = `${foldButton}[aria-expanded="false"]:enabled`;

async function completePart(part: Element, tries = 10): Promise<void> {
  const folds = [...part.querySelectorAll<HTMLElement>(closedFold)];
  for (const fold of folds) fold.click();
  const isWaiting = folds.length > 0 || part.querySelector(".placeholder:empty") !== null;
  if (isWaiting) await new Promise((resolve) => setTimeout(resolve, 50));
  if (isWaiting && tries > 0) return completePart(part, tries - 1);
  complete.add(part);
}

/** The item of a remove button, or the part of a checked box beside its name. */
function partRemovedBy(button: HTMLButtonElement): Element | null {
  const item = button.closest(".item");
  if (item?.querySelector(`button[aria-label="${words.remove}"]`) === button) return item;
  if (button.role !== "checkbox" || button.ariaChecked !== "true") return null;
  const part = button.closest('[data-field-type="object"]');
  return part?.querySelector('[role="checkbox"]') === button ? part : null;
}

/** Texts that the editor wrote; of a collapsed part its summary. */
function textsIn(part: Element): string[] {
  const fields = [...part.querySelectorAll("input, textarea")].flatMap((field) =>
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isWritten(field))
      ? [field.value.trim()]
      : [],
  );
  const folded = [...part.querySelectorAll(closedFold)].map(
    (fold) => fold.closest(".header, .toolbar")?.nextElementSibling?.textContent.trim() ?? "",
  );
  const pictures = [...part.querySelectorAll("img")].map(() => "…");
  return [...fields, ...folded, ...pictures].filter(Boolean);
}

/** The form suggests an order. */
const isWritten = (field: HTMLInputElement): boolean =>
  !/^(?:checkbox|radio|file|hidden)$/.test(field.type) &&
  !field.closest('[data-key-path$=".order"], [data-key-path="order"]');

/** Label of a part, first text of an item. */
function titleOf(part: Element): string {
  const label = part.closest("[data-field-type]")?.querySelector("h4")?.textContent.trim() ?? "";
  const [text = label] = part.matches(".item") ? textsIn(part).filter((each) => each !== "…") : [label];
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
