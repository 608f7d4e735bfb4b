import type { Values } from "./form-values";

/** What is kept on this device, and nowhere else, until the message has been accepted. */
export interface Draft {
  values: Values;
  /** The last attempt to send: the same values sent again keep its id, so that they are stored once. */
  attempt?: { id: string; fingerprint: string };
}

/** Where a form's draft is kept in local storage. */
export const draftKey = (form: string) => `draft:${form}`;

/** The draft of a form, or null: none, unreadable, or storage is not allowed. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey(form)) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; where storage is full or forbidden, the form works without. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {}
}

/** Forgets a form's draft, if storage is allowed at all. */
export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(draftKey(form));
  } catch {}
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("values" in value)) return false;
  return typeof value.values === "object" && value.values !== null;
}
