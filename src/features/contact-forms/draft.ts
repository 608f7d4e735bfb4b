import type { Values } from "./form-values";

/** Milliseconds after which a draft is forgotten. */
const lifetime = 24 * 3_600_000;

/** What is kept on this device, and nowhere else, until the message has been accepted, the tab is closed, or a day is over. */
export interface Draft {
  values: Values;
  /** The last attempt to send: the same values sent again keep its id, so that they are stored once. */
  attempt?: { id: string; fingerprint: string };
}

/** A draft as it is stored: with the moment it was last written, in milliseconds since 1970. */
interface StoredDraft extends Draft {
  savedAt: number;
}

/** Where a form's draft is kept in the storage of the tab: at a shared computer the next person has a tab of their own. */
const draftKey = (form: string) => `draft:${form}`;

/** The draft of a form, or null: none, too old, unreadable, or storage is not allowed. */
export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? "null");
    if (!isDraft(stored)) return null;
    const { savedAt, ...draft } = stored;
    if (Date.now() - savedAt < lifetime) return draft;
    clearDraft(form);
    return null;
  } catch {
    return null;
  }
}

/** Keeps a draft; where storage is full or forbidden, the form works without. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    const stored: StoredDraft = { ...draft, savedAt: Date.now() };
    sessionStorage.setItem(draftKey(form), JSON.stringify(stored));
  } catch {}
}

/** Forgets a form's draft, if storage is allowed at all. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {}
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null || !("values" in value)) return false;
  return (
    typeof value.values === "object" &&
    value.values !== null &&
    "savedAt" in value &&
    typeof value.savedAt === "number"
  );
}
