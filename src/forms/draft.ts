/** Values of a form's fields by name; a checkbox group has a list. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** What is kept on this device, and nowhere else, until the message has been accepted. */
export interface Draft {
  values: Values;
  /** When the visitor began to write, in milliseconds since 1970. */
  startedAt: number;
  /** The last attempt to send: the same values sent again keep its id, so that they are stored once. */
  attempt?: { id: string; fingerprint: string };
}

const keyOf = (form: string) => `draft:${form}`;

/** The draft of a form, or null: none, unreadable, or storage is not allowed. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works without drafts.
  }
}

export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // As above.
  }
}

/** Field values of a form element; empty ones, the honeypot and files are left out. */
export function valuesOf(form: HTMLFormElement, lists: readonly string[]): Values {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => name !== honeypotName);
  const entries = names.map((name) => {
    const texts = data.getAll(name).filter((value) => typeof value === "string");
    return [name, lists.includes(name) ? texts : (texts[0] ?? "")] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0));
}

/** Puts values back into a form; fields that already hold something keep it. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "checkbox") {
      const chosen = values[element.name];
      if (Array.isArray(chosen) && chosen.includes(element.value)) element.checked = true;
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const value = values[element.name];
      if (typeof value === "string" && element.value === "") element.value = value;
    }
  }
}

/** Name of the field people never see; robots fill it. */
export const honeypotName = "website";

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  return (
    "values" in value && typeof value.values === "object" && value.values !== null && "startedAt" in value
  );
}
