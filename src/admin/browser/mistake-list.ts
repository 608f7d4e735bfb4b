import { adminStrings } from "../admin-strings";
import { backButton } from "../corrections/leaving";
import { element } from "../element";
import { sveltiaStrings } from "../sveltia-strings";
import type { Form } from "./file-format";
import type { Mistake } from "./mistake";

/** Milliseconds after the last change until the form is checked again. */
const pause = 300;

/** The mistakes of a refused save, above the form until they are corrected. */
export class MistakeList {
  #section: HTMLElement | undefined;
  #shown = "";
  #check: (form: Form) => readonly Mistake[] = () => [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param check finds the mistakes of a changed form */
  show(mistakes: readonly Mistake[], check: (form: Form) => readonly Mistake[]): void {
    this.hide();
    this.#check = check;
    this.#section = element("section");
    this.#section.id = "mistakes";
    this.#section.setAttribute("aria-label", sveltiaStrings.saving_entry.error.title);
    this.#draw(mistakes);
    // Beside the toolbar, so that Sveltia removes both when the form is left.
    backButton()?.closest('[role="toolbar"]')?.after(this.#section);
    const [heading, first = heading] = this.#section.querySelectorAll<HTMLElement>(
      "summary, li :is(button, a)",
    );
    first?.focus();
  }

  /** Checks a changed form again: removes corrected mistakes, and updates the links to items that were moved. */
  update(form: () => Form): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#section?.isConnected && this.#draw(this.#check(form())), pause);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#section?.remove();
    this.#section = undefined;
    this.#shown = "";
  }

  #draw(mistakes: readonly Mistake[]): void {
    const drawn = JSON.stringify(mistakes);
    if (drawn === this.#shown) return;
    this.#shown = drawn;
    const { title } = sveltiaStrings.saving_entry.error;
    const count =
      mistakes.length > 0 ? `${mistakes.length} ${adminStrings.toCorrect}` : adminStrings.corrected;
    const heading = element("summary", element("h3", `${title}: ${count}`));
    const details = element("details", heading, element("ul", ...mistakes.map(itemOf)));
    details.open = this.#section?.querySelector("details")?.open ?? true;
    this.#section?.replaceChildren(details, marksOf(mistakes));
  }
}

/** A link to the field, and how to correct it. */
function itemOf({ place, path, message, fix, form }: Mistake): HTMLElement {
  const said = [place, message].filter(Boolean).join(": ");
  return element("li", form ? linkTo(form, said) : path.length > 0 ? buttonTo(path, said) : said, ` ${fix}`);
}

function linkTo(form: string, said: string): HTMLElement {
  const link = element("a", said);
  link.href = form;
  link.addEventListener("click", (event) => {
    if (!confirm(adminStrings.leaving)) event.preventDefault();
  });
  return link;
}

/**
 * A button that goes to a field of the open form. It sends the message that Sveltia's preview sends to the form, which expands
 * the groups around the field and scrolls to it.
 */
function buttonTo(path: readonly (string | number)[], said: string): HTMLElement {
  const button = element("button", said);
  button.type = "button";
  button.addEventListener("click", () => {
    // On a phone the pane is the form or the preview.
    const { locale } = document.querySelector<HTMLElement>(".pane[data-locale]")?.dataset ?? {};
    const payload = { locale, keyPath: path.join(".") };
    postMessage({ type: "highlight-editor-field", payload }, location.origin);
    // After Sveltia has scrolled; in an empty list it finds no element to focus.
    addEventListener(
      "message",
      () => setTimeout(() => requestAnimationFrame(() => focusInside(path, button))),
      {
        once: true,
      },
    );
  });
  return button;
}

const fieldAt = (path: readonly (string | number)[]): string => `[data-key-path="${path.join(".")}"]`;

function focusInside(path: readonly (string | number)[], from: Element): void {
  if (document.activeElement === from)
    document.querySelector<HTMLElement>(`${fieldAt(path)} :is(button, input):enabled`)?.focus();
}

/** A style sheet that marks the fields, including those that are rendered later. */
const marksOf = (mistakes: readonly Mistake[]): HTMLStyleElement =>
  element(
    "style",
    `:is(${mistakes.flatMap(({ path }) => (path.length > 0 ? fieldAt(path) : [])).join()}) { box-shadow: inset 4px 0 var(--sui-error-border-color); }`,
  );
