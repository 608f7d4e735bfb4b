import type { ValuePath } from "../../content-model/documents";
import { backButton } from "../corrections/leaving";
import { ownWords } from "../own-words";
import { words } from "../words";
import type { Mistake } from "./mistake";

/** Milliseconds in which Sveltia moves the focus itself. */
const focusDelay = 300;

let list: HTMLElement | undefined;

/** Keeps the mistakes of a refused save above the form, each with the way to its field, until the next save. */
export function showMistakes(mistakes: readonly Mistake[]): void {
  hideMistakes();
  const items = mistakes.map(({ field, path, sentences }) => {
    const button = element("button", field);
    button.type = "button";
    button.addEventListener("click", () => showField(path));
    return element("li", path.length > 0 ? button : field, element("p", sentences.join(" ")));
  });
  // Marks the fields, also those that are drawn later.
  const fields = mistakes
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => `[data-key-path="${path.join(".")}"]`);
  const marks = element(
    "style",
    `${fields.join()} { box-shadow: inset 4px 0 var(--sui-error-border-color); }`,
  );
  const title = words.saving_entry.error.title;
  const heading = element("h3", `${title}: ${items.length} ${ownWords.toCorrect}`);
  const details = element("details", element("summary", heading), element("ul", ...items));
  details.open = true;
  list = element("section", details, marks);
  list.id = "mistakes";
  list.setAttribute("aria-label", title);
  // It goes with the toolbar once the form is left.
  backButton()?.closest('[role="toolbar"]')?.after(list);
  addEventListener("close", focusLater, { capture: true, once: true });
}

/** Sveltia focuses a menu when its dialog is closed. An editor who goes on before is not called back. */
function focusLater(): void {
  const focusFirst = () => (list?.querySelector("button") ?? list?.querySelector("summary"))?.focus();
  const timer = setTimeout(focusFirst, focusDelay);
  for (const type of ["keydown", "pointerdown"])
    addEventListener(type, () => clearTimeout(timer), { capture: true, once: true });
}

export function hideMistakes(): void {
  list?.remove();
  list = undefined;
}

/**
 * Shows a field of the open form, by its path in the document: Sveltia's own message to its form, which expands the
 * parts around the field and moves there.
 */
function showField(path: ValuePath): void {
  // A phone shows the form or the preview.
  const { locale } = document.querySelector<HTMLElement>(".pane[data-locale]")?.dataset ?? {};
  const payload = { locale, keyPath: path.join(".") };
  postMessage({ type: "highlight-editor-field", payload }, location.origin);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}
