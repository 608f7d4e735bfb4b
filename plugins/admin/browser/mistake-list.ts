import { documentKindOf } from "../../../src/content-model";
import { parseSourceFile } from "../../../src/content-model/documents";
import { ownWords, words } from "../words";
import type { Entry } from "./check";
import { fileFormat } from "./file-format";
import { backButton } from "./leaving";
import { pathOfLabels } from "./path-of-labels";
import { showField } from "./show-field";

let list: HTMLElement | undefined;

/**
 * Keeps the reasons of a refused save above the form, each with the way to its field, because Sveltia's dialog
 * is closed before they are corrected.
 * @param mistakes separated by empty lines, the field's labels on the first line
 */
export function showMistakes({ path, data }: Entry, mistakes: string): void {
  hideMistakes();
  const name = path.replace(/^content\//, "");
  const kind = documentKindOf(name);
  if (!kind) return;
  const file = parseSourceFile(name, fileFormat(kind).toFile(data));
  const items = mistakes.split("\n\n").map((mistake) => {
    const [labels = "", ...sentences] = mistake.split("\n");
    const field = pathOfLabels(file, labels);
    const button = element("button", labels);
    button.type = "button";
    if (field) button.addEventListener("click", () => showField(field));
    return element("li", field ? button : labels, element("p", sentences.join(" ")));
  });
  const title = words.saving_entry.error.title;
  const heading = element("h3", `${title}: ${items.length} ${ownWords.toCorrect}`);
  const details = element("details", element("summary", heading), element("ul", ...items));
  details.open = true;
  list = element("section", details);
  list.id = "mistakes";
  list.setAttribute("aria-label", title);
  // It goes with the toolbar once the form is left.
  backButton()?.closest('[role="toolbar"]')?.after(list);
}

export function hideMistakes(): void {
  list?.remove();
  list = undefined;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}
