import { HONEYPOT } from "../../../supabase/functions/send-contact-email/fields";

/** Name of the hidden field with the form's kind, read by the function without scripts. */
export const formTypeName = "formType";

/** Form values by field name; checkbox groups are lists. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Snapshot of each control: its text, or whether it was checked. */
type Snapshot = ReadonlyMap<Control, string | boolean>;

/** Controls of a form in document order; controls without a form are ignored. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter((element): element is Control =>
    element.matches("input:not([type=hidden]), textarea, select"),
  );

const isCheckbox = ({ type }: Control): boolean => type === "checkbox";

export const isBox = (control: Control): control is HTMLInputElement =>
  isCheckbox(control) || control.type === "radio";

const contentOf = (control: Control) => (isBox(control) ? control.checked : control.value);

/** Reads what the visitor entered, without empty fields, the honeypot and files. */
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

/** Restores values; filled fields are kept. */
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

/** What controls contained, by name and choice. */
export type Entries = Map<string, string | boolean>;

const keyOf = (control: Control) => (isBox(control) ? `${control.name} ${control.value}` : control.name);

/** Remembers what the form's controls contain, besides those that are no longer in it. */
export function rememberEntries(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) entries.set(keyOf(control), contentOf(control));
}

/** Fills controls that are in the form again with what they contained; a group with a choice keeps it. */
export function recallEntries(form: HTMLFormElement, entries: Entries): void {
  const before = valuesOf(form);
  for (const control of controlsOf(form)) {
    const entry = entries.get(keyOf(control));
    if (typeof entry === "string") control.value = entry;
    else if (entry && isBox(control) && (isCheckbox(control) || before[control.name] === undefined))
      control.checked = true;
  }
}

export const snapshotOf = (form: HTMLFormElement): Snapshot =>
  new Map(controlsOf(form).map((control) => [control, contentOf(control)]));

export const unchangedSince = (snapshot: Snapshot): Control[] =>
  [...snapshot].filter(([control, content]) => contentOf(control) === content).map(([control]) => control);

export function clearControls(controls: readonly Control[]): void {
  for (const control of controls) {
    if (isBox(control)) control.checked = false;
    else control.value = "";
  }
}
