import { type Values, valuesOf } from "./form-values";

/** Maximum age of a draft in milliseconds. */
const lifetime = 24 * 3_600_000;

/** Stored in this browser only, until the message is accepted, the tab is closed or a day has passed. */
interface Draft {
  values: Values;
  /** Id with which it was sent; "" before, and for a form that is never sent. */
  id: string;
}

/** Key in sessionStorage, which ends with the tab: the next person at a shared computer gets no draft. */
const draftKey = (form: string) => `draft:${form}`;

/** Reads a draft; null if there is none, it is too old or unreadable, or storage is forbidden. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: Draft & { savedAt: number } = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? "{}");
    const { savedAt, ...draft } = stored;
    if (Date.now() - savedAt < lifetime) return draft;
  } catch {}
  clearDraft(form);
  return null;
}

/** Stores and returns the values of a form, or deletes its draft if they are empty. The form works without storage. */
export function keepDraft(name: string, form: HTMLFormElement, id = ""): Values {
  const draft: Draft = { values: valuesOf(form), id };
  try {
    if (Object.keys(draft.values).length === 0) clearDraft(name);
    else sessionStorage.setItem(draftKey(name), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {}
  return draft.values;
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}
