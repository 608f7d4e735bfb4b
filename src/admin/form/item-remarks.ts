import type { Remark, Remarks } from "../../content-model/format/remarks";
import { isRecord } from "../../content-model/walk";
import { isOfForm, recordKey } from "./values";

/** Hidden key with an item's original path; no field has this name. */
const markKey = "#";

/** Comments by list item, so that they move with it; others under "". */
export interface ItemRemarks {
  /** By path below the item; "" is the item itself. */
  items: Readonly<Record<string, Remarks>>;
  /** Original lists of plain texts with comments, which cannot hold a key. */
  texts: Readonly<Record<string, readonly unknown[]>>;
}

/** Adds the key to items with comments, and returns the comments. */
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

/** Comments at the current paths of the items, without removed ones. */
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
        // A duplicated item has the same key: comments stay with the first.
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

/** Whether a path equals or is inside another; field names end in a colon. */
const isWithin = (place: string, outer: string): boolean =>
  place.startsWith(outer) && /^(?:$|[.:])/.test(place.slice(outer.length));

/** Record items are identified by name. */
const placeOf = (item: unknown, list: string, i: number): string =>
  `${list}.${isRecord(item) && recordKey in item ? String(item[recordKey]).trim() : i}`;

/** New index of a text in a list: where it is found, otherwise unchanged. */
function positionOf(before: readonly unknown[], i: number, now: readonly unknown[]): number | undefined {
  const occurrence = before.slice(0, i).filter((text) => text === before[i]).length;
  const same = now.flatMap((text, at) => (text === before[i] ? [at] : []))[occurrence];
  if (same !== undefined) return same;
  return before.length === now.length && !before.includes(now[i]) ? i : undefined;
}
