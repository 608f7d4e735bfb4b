import { HONEYPOT } from "../../../supabase/functions/send-contact-email/fields";

/** Name of the hidden field with the form's kind, read by the function without scripts. */
export const formTypeName = "formType";

/** Name of the hidden field with the id by which the function knows a message that is sent again. */
export const idName = "submissionId";

/** The hidden field, a text field because browsers keep those over Back and reload. */
export const idFieldOf = (form: HTMLFormElement) => form.elements.namedItem(idName) as HTMLInputElement;

/** Form values by field name; checkbox groups are lists. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Snapshot of each control: its text, or whether it was checked. */
type Snapshot = ReadonlyMap<Control, string | boolean>;

/** Controls of a form in document order; controls without a form are ignored. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter((element): element is Control =>
    element.matches("input:not([type=hidden], [hidden]), textarea, select"),
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
  const names = [...new Set(data.keys())].filter((name) => ![HONEYPOT, formTypeName, idName].includes(name));
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

/** What a form contains, and of what was entered before what it does not ask at the moment. */
export function remember(form: HTMLFormElement, before: Values): Values {
  const entered: Record<string, string | readonly string[]> = { ...before };
  for (const control of controlsOf(form)) {
    const { name, value } = control;
    if (!isBox(control)) entered[name] = value;
    else if (isCheckbox(control)) {
      const others = [entered[name] ?? []].flat().filter((each) => each !== value);
      entered[name] = control.checked ? [...others, value] : others;
    } else if (control.checked) entered[name] = value;
  }
  return entered;
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
