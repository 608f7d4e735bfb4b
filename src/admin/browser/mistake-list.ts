import { adminStrings } from "../admin-strings";
import { backButton } from "../corrections/leaving";
import { element } from "../element";
import { sveltiaStrings } from "../sveltia-strings";
import type { Form } from "./file-format";
import type { Mistake } from "./mistake";

/** Milliseconds without a change after which a form is checked again. */
const pause = 300;

/** The mistakes of a refused save, above the form until they are mended. */
export class MistakeList {
  #section: HTMLElement | undefined;
  #shown = "";
  #check: (form: Form) => readonly Mistake[] = () => [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param check finds what is wrong in the form after a change */
  show(mistakes: readonly Mistake[], check: (form: Form) => readonly Mistake[]): void {
    this.hide();
    this.#check = check;
    this.#section = element("section");
    this.#section.id = "mistakes";
    this.#section.setAttribute("aria-label", sveltiaStrings.saving_entry.error.title);
    this.#draw(mistakes);
    // It goes with the toolbar once the form is left.
    backButton()?.closest('[role="toolbar"]')?.after(this.#section);
    const [heading, first = heading] = this.#section.querySelectorAll<HTMLElement>(
      "summary, li :is(button, a)",
    );
    first?.focus();
  }

  /** Checks a changed form again, so that what is right leaves the list and what was moved leads to its new place. */
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

/** A line: the way to the field, and how to mend it. */
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
 * Leads to a field of the open form, by its path in the document: Sveltia's own message to its form, which expands the
 * parts around the field and moves there.
 */
function buttonTo(path: readonly (string | number)[], said: string): HTMLElement {
  const button = element("button", said);
  button.type = "button";
  button.addEventListener("click", () => {
    // A phone shows the form or the preview.
    const { locale } = document.querySelector<HTMLElement>(".pane[data-locale]")?.dataset ?? {};
    const payload = { locale, keyPath: path.join(".") };
    postMessage({ type: "highlight-editor-field", payload }, location.origin);
    // Sveltia has moved by then; in an empty list it finds nothing that takes the focus.
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

/** Marks the fields, also those that are drawn later. */
const marksOf = (mistakes: readonly Mistake[]): HTMLStyleElement =>
  element(
    "style",
    `:is(${mistakes.flatMap(({ path }) => (path.length > 0 ? fieldAt(path) : [])).join()}) { box-shadow: inset 4px 0 var(--sui-error-border-color); }`,
  );
