import { HONEYPOT } from "../../../supabase/functions/send-contact-email/fields";

/** Name of the field that says which form it is, for the function where the browser itself posts the form. */
export const formTypeName = "formType";

/** Values of a form's fields by name; a checkbox group has a list. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** What a visitor types into, chooses in or ticks. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What each control of a form held at one moment: its text, or whether it was ticked. */
export type Snapshot = ReadonlyMap<Control, string | boolean>;

/** The controls of a form, in the order of the page; a control outside any form has none. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== "hidden") ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

const isCheckbox = ({ type }: Control): boolean => type === "checkbox";

const isBox = (control: Control): control is HTMLInputElement =>
  isCheckbox(control) || control.type === "radio";

const contentOf = (control: Control) => (isBox(control) ? control.checked : control.value);

/** What a visitor wrote in a form element; empty fields, those people do not see and files are left out. */
export function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const lists = new Set(
    controlsOf(form)
      .filter(isCheckbox)
      .map(({ name }) => name),
  );
  const names = [...new Set(data.keys())].filter((name) => name !== HONEYPOT && name !== formTypeName);
  const entries = names.map((name) => {
    const texts = data.getAll(name).filter((value) => typeof value === "string");
    return [name, lists.has(name) ? texts : (texts[0] ?? "")] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}

/** Puts values back into a form; fields that already hold something keep it. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  const before = valuesOf(form);
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (isCheckbox(control)) {
      if (Array.isArray(value) && value.includes(control.value)) (control as HTMLInputElement).checked = true;
    } else if (typeof value === "string" && before[control.name] === undefined) {
      if (isBox(control)) control.checked = control.value === value;
      else control.value = value;
    }
  }
}

export const snapshotOf = (form: HTMLFormElement): Snapshot =>
  new Map(controlsOf(form).map((control) => [control, contentOf(control)]));

/** The controls that hold what they held at the moment of the snapshot. */
export const unchangedSince = (snapshot: Snapshot): Control[] =>
  [...snapshot].filter(([control, content]) => contentOf(control) === content).map(([control]) => control);

/** Empties controls as a form's reset does. */
export function clearControls(controls: readonly Control[]): void {
  for (const control of controls) {
    if (isBox(control)) control.checked = false;
    else control.value = "";
  }
}
