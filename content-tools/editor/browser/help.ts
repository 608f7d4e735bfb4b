import type { Fact } from "../form/facts";
import { element } from "./dom";
import { type FormField, formFields, inputOf, type } from "./form-fields";

let facts: readonly Fact[] = [];

/** Tells which facts the open document's texts may name. */
export function takeFacts(given: readonly Fact[]): void {
  if (JSON.stringify(given) === JSON.stringify(facts)) return;
  facts = given;
  for (const list of document.querySelectorAll<HTMLSelectElement>(".help select"))
    list.replaceChildren(...options());
}

/** How a text reads on the page: its {facts} filled. */
export const filled = (text: string): string =>
  text.replace(
    /\{([A-Za-z][A-Za-z0-9]*)\}/g,
    (whole, name) => facts.find((fact) => fact.name === name)?.text ?? whole,
  );

const options = (): HTMLOptionElement[] => [
  element("option", { value: "" }, "{ } Bilgi ekle …"),
  ...facts.map(({ name, text, meaning }) =>
    element("option", { value: name }, [`${text}`, meaning, `{${name}}`].filter(Boolean).join(" · ")),
  ),
];

/** Gives the fields of the form that have none yet their help: how many characters are used, and the facts. */
export function addHelp(): void {
  for (const field of formFields()) {
    const { widget, container } = field;
    if (!widget.limit && !widget.facts) continue;
    const input = inputOf(field);
    if (!input || container.querySelector(":scope > .help")) continue;
    container.append(helpFor(field, input));
  }
}

function helpFor({ widget }: FormField, input: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  const count = element("span", { class: "count" });
  const reading = element("span", { class: "reading" });
  const show = () => {
    const { length } = input.value.trim();
    const { limit } = widget;
    count.textContent = limit ? `${length} / ${limit} karakter` : `${length} karakter`;
    count.classList.toggle("over", limit !== undefined && length > limit);
    reading.textContent = /\{.*\}/.test(input.value) ? `Sayfada: ${filled(input.value)}` : "";
  };
  input.addEventListener("input", show);
  input.addEventListener("focus", show);
  show();
  const help = element("div", { class: "help" }, count);
  if (widget.facts) help.append(factList(input), reading);
  return help;
}

/** Facts to pick from; the one that is picked stands where the cursor was. */
function factList(input: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  const list = element("select", { "aria-label": "Metne bir bilgi ekle" }, ...options());
  list.addEventListener("change", () => {
    if (!list.value) return;
    const [start, end] = [
      input.selectionStart ?? input.value.length,
      input.selectionEnd ?? input.value.length,
    ];
    const word = `{${list.value}}`;
    list.value = "";
    input.focus();
    type(input, input.value.slice(0, start) + word + input.value.slice(end));
    input.setSelectionRange(start + word.length, start + word.length);
  });
  return list;
}
