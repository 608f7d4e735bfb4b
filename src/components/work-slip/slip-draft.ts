/** What is written on a slip: texts by the names of their fields, and the boxes that are ticked, each as "name=value". */
export interface SlipDraft {
  texts: Readonly<Record<string, string>>;
  ticked: readonly string[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where the draft is kept until the tab is closed; it leaves the device by no way. */
const key = "is-formu";

const fieldsIn = (slip: Element): Field[] => [...slip.querySelectorAll<Field>("input, textarea, select")];

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const boxOf = ({ name, value }: Field): string => `${name}=${value}`;

/** What stands in the slip's fields. */
export function readSlip(slip: Element): SlipDraft {
  const fields = fieldsIn(slip);
  return {
    texts: Object.fromEntries(
      fields.flatMap((field) => (!isBox(field) && field.value ? [[field.name, field.value]] : [])),
    ),
    ticked: fields.flatMap((field) => (isBox(field) && field.checked ? [boxOf(field)] : [])),
  };
}

/** Puts a draft into the slip's fields; all that it does not name becomes empty. */
export function fillSlip(slip: Element, { texts, ticked }: SlipDraft): void {
  for (const field of fieldsIn(slip)) {
    if (isBox(field)) field.checked = ticked.includes(boxOf(field));
    else field.value = texts[field.name] ?? "";
  }
}

export const emptySlip: SlipDraft = { texts: {}, ticked: [] };

export const isEmpty = ({ texts, ticked }: SlipDraft): boolean =>
  ticked.length === 0 && Object.keys(texts).length === 0;

/** The draft of this tab; an empty one where there is none, it is unreadable, or storage is not allowed. */
export function storedSlip(): SlipDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isDraft(stored) ? stored : emptySlip;
  } catch {
    return emptySlip;
  }
}

/** Keeps the draft, an empty one not at all; where storage is full or forbidden, the slip works without. */
export function storeSlip(draft: SlipDraft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

function isDraft(value: unknown): value is SlipDraft {
  if (typeof value !== "object" || value === null || !("texts" in value) || !("ticked" in value))
    return false;
  const { texts, ticked } = value;
  if (typeof texts !== "object" || texts === null || !Array.isArray(ticked)) return false;
  return [...Object.values(texts), ...ticked].every((item) => typeof item === "string");
}
