import type { Remark, Remarks } from "../../../src/content-model/format/remarks";
import { isRecord } from "../../../src/content-model/walk";
import { isOfForm, recordKey } from "./values";

/** The key under which an item of a form's list carries the place it was read from; no field has this name. */
const markKey = "#";

/** The comments of a document by the item they are about, so that they follow it; those of no item at "". */
export interface ItemRemarks {
  /** By place below the item: the item itself at "". */
  items: Readonly<Record<string, Remarks>>;
  /** Lists of plain texts that have comments, as they were read: a text carries no mark. */
  texts: Readonly<Record<string, readonly unknown[]>>;
}

/** Marks the items that have comments and returns the comments by item. */
export function markItems(form: Record<string, unknown>, remarks: Remarks): ItemRemarks {
  const items: Record<string, Record<string, Remark>> = {};
  const texts: Record<string, readonly unknown[]> = {};
  const itemPlaces: string[] = [];
  const hasRemarks = (place: string) => Object.keys(remarks).some((at) => isWithin(at, place));
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      if (value.every((item) => !isRecord(item)) && hasRemarks(place)) texts[place] = value;
      value.forEach((item: unknown, i) => {
        const at = placeOf(item, place, i);
        if (!hasRemarks(at)) return;
        itemPlaces.push(at);
        if (isRecord(item)) item[markKey] = at;
        visit(item, at);
      });
    } else if (isRecord(value)) {
      for (const [key, field] of Object.entries(value)) visit(field, `${place}.${key}`);
    }
  };
  visit(form, "contents");
  for (const [place, remark] of Object.entries(remarks)) {
    const owner = itemPlaces.findLast((item) => isWithin(place, item)) ?? "";
    items[owner] = { ...items[owner], [place.slice(owner.length)]: remark };
  }
  return { items, texts };
}

/** The comments at the places where a form's items are now; those of removed items are left out. */
export function placeRemarks(form: Record<string, unknown>, { items, texts }: ItemRemarks): Remarks {
  const moved = new Map([["", ""]]);
  const visit = (value: unknown, from: string | undefined, to: string): void => {
    if (Array.isArray(value)) {
      const texted = from === undefined ? undefined : texts[from];
      texted?.forEach((_, i) => {
        const now = positionOf(texted, i, value);
        if (now !== undefined) moved.set(`${from}.${i}`, `${to}.${now}`);
      });
      value.forEach((item: unknown, i) => {
        const mark = isRecord(item) ? item[markKey] : undefined;
        const at = placeOf(item, to, i);
        // A copy of an item follows it and has the same mark: the comments stay with the first.
        if (typeof mark === "string" && !moved.has(mark)) moved.set(mark, at);
        visit(item, typeof mark === "string" ? mark : undefined, at);
      });
    } else if (isRecord(value)) {
      for (const [key, field] of Object.entries(value))
        if (!isOfForm(key)) visit(field, from === undefined ? undefined : `${from}.${key}`, `${to}.${key}`);
    }
  };
  visit(form, "contents", "contents");
  return Object.fromEntries(
    Object.entries(items).flatMap(([item, own]) => {
      const to = moved.get(item);
      return to === undefined ? [] : Object.entries(own).map(([below, remark]) => [to + below, remark]);
    }),
  );
}

/** Whether a place is another or lies in it; the name of a field ends in a colon. */
const isWithin = (place: string, outer: string): boolean =>
  place.startsWith(outer) && /^(?:$|[.:])/.test(place.slice(outer.length));

/** Items of a record are known by their names. */
const placeOf = (item: unknown, list: string, i: number): string =>
  `${list}.${isRecord(item) && recordKey in item ? String(item[recordKey]).trim() : i}`;

/** Where a text of a list is after a change: where it is written, or in its own place if it was reworded. */
function positionOf(before: readonly unknown[], i: number, now: readonly unknown[]): number | undefined {
  const occurrence = before.slice(0, i).filter((text) => text === before[i]).length;
  const same = now.flatMap((text, at) => (text === before[i] ? [at] : []))[occurrence];
  if (same !== undefined) return same;
  return before.length === now.length && !before.includes(now[i]) ? i : undefined;
}
