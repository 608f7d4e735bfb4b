import type { EditorConfig } from "../form/config";
import type { Widget } from "../form/widgets";

/** Elements of Decap's form: each field has a container with a label for "NAME-field-ID". */
const containers = '[class*="ControlContainer"]';
const items = '[class*="SortableListItem"]';

/** A field of the open form. */
export interface FormField {
  container: HTMLElement;
  widget: Widget;
  /** Names that lead to it, with the positions of list items: ["catalogue", "0", "title"]. */
  path: string[];
}

let config: EditorConfig | undefined;

/** Tells with which settings the forms were made. */
export const takeConfig = (given: EditorConfig): void => {
  config = given;
};

/** The document of the open form by the page's address: its path below the project's folder; "" without one. */
export function openFile(): string {
  const [, name = "", entry = ""] =
    /^#\/collections\/([^/]+)\/(?:entries\/)?([^/?]+)/.exec(location.hash) ?? [];
  const collection = config?.collections.find((one) => one.name === name);
  const known = collection?.files?.find((file) => file.name === entry)?.file;
  if (known) return known;
  return collection?.folder && entry !== "new"
    ? `${collection.folder}/${decodeURIComponent(entry)}.yaml`
    : "";
}

function openWidgets(): readonly Widget[] {
  const [, name = "", entry = ""] =
    /^#\/collections\/([^/]+)\/(?:entries\/)?([^/?]+)/.exec(location.hash) ?? [];
  const collection = config?.collections.find((one) => one.name === name);
  return collection?.files?.find((file) => file.name === entry)?.fields ?? collection?.fields ?? [];
}

const nameOf = (container: Element): string | undefined =>
  /^(.+)-field-\d+$/.exec(container.querySelector('label[for*="-field-"]')?.getAttribute("for") ?? "")?.[1];

/** All fields of the open form, those of folded sections too. */
export function formFields(): FormField[] {
  return [...document.querySelectorAll<HTMLElement>(containers)].flatMap(
    (container) => fieldOf(container) ?? [],
  );
}

/** The field an element of the form belongs to. */
export function fieldOf(element: Element): FormField | undefined {
  const container = element.closest<HTMLElement>(containers);
  if (!container) return undefined;
  const path: string[] = [];
  for (let at: Element | null = container; at; at = at.parentElement) {
    if (at.matches(items)) path.unshift(String([...(at.parentElement?.children ?? [])].indexOf(at)));
    else if (at.matches(containers)) path.unshift(nameOf(at) ?? "");
  }
  const widget = widgetAt(path);
  return widget && { container, widget, path };
}

function widgetAt(path: readonly string[]): Widget | undefined {
  let widgets = openWidgets();
  let found: Widget | undefined;
  for (const step of path) {
    if (/^\d+$/.test(step)) continue;
    found = widgets.find(({ name }) => name === step);
    widgets = found?.fields ?? (found?.field ? [found.field] : []);
  }
  return found;
}

/** The input in which a field is written. */
export const inputOf = ({ container }: Pick<FormField, "container">) =>
  container.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");

/** Puts a value into an input as if it had been typed: React listens to the event. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The item of a list that an element stands in. */
export const itemOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>(items);
