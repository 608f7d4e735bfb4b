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
      if (textsIn(part).length === 0 || confirm(`“${titleOf(part)}” ${ownWords.removing}`)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** The item of a remove button, or the part of a checked box beside its name. */
function partRemovedBy(button: HTMLButtonElement): Element | null {
  const item = button.closest(".item");
  if (item?.querySelector(`button[aria-label="${words.remove}"]`) === button) return item;
  if (button.role !== "checkbox" || button.ariaChecked !== "true") return null;
  const part = button.closest('[data-field-type="object"]');
  return part?.querySelector('[role="checkbox"]') === button ? part : null;
}

/** Texts that the editor wrote; of a collapsed part its summary, which may be empty. */
function textsIn(part: Element): string[] {
  const fields = [...part.querySelectorAll("input, textarea")].flatMap((field) =>
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isWritten(field))
      ? [field.value.trim()]
      : [],
  );
  const folded = [...part.querySelectorAll(`${foldButton}[aria-expanded="false"]:enabled`)].map(
    (fold) => fold.closest(".header, .toolbar")?.nextElementSibling?.textContent.trim() || "…",
  );
  const pictures = [...part.querySelectorAll("img")].map(() => "…");
  return [...fields.filter(Boolean), ...folded, ...pictures];
}

const isWritten = (field: HTMLInputElement): boolean => !/^(?:checkbox|radio|file|hidden)$/.test(field.type);

/** Label of a part; of an item its first text, or its place in the list. */
function titleOf(part: Element): string {
  const label = part.closest("[data-field-type]")?.querySelector("h4")?.textContent.trim() ?? "";
  const items = [...(part.closest(".item-list")?.children ?? [])];
  const place = `${label} › ${items.findIndex((item) => item.contains(part)) + 1}`;
  const [text = place] = part.matches(".item") ? textsIn(part).filter((each) => each !== "…") : [label];
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
