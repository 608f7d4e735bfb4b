import { ownWords } from "../own-words";
import { words } from "../words";
import { buttonIn } from "./controls";

/** Asks before an item of a list or an optional part is removed, with what is written in it. */
export function askBeforeRemoving(): void {
  addEventListener(
    "click",
    (event) => {
      const button = buttonIn(event);
      const kind = button?.closest<HTMLElement>("[data-field-type]")?.dataset.fieldType;
      const isItem = button?.ariaLabel === words.remove;
      const isPart = kind === "object" && button?.role === "checkbox" && button.ariaChecked === "true";
      if (!(isItem || isPart) || confirm(ownWords.removing)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
