import { fieldOf, labelAt } from "../../content-model/check/names";
import type { SourceFile, ValuePath } from "../../content-model/documents";
import { dig, fieldsOf } from "../../content-model/walk";

/** Lines that name replaced photographs, with what they still have of the former ones: focus, zoom, callouts, text. */
export function outdatedMarks(before: SourceFile, after: SourceFile): string[] {
  const formerPictures = new Set(
    fieldsOf(before).flatMap(({ meta, value }) => (meta.kind === "picture" ? [value] : [])),
  );
  return fieldsOf(after).flatMap(({ path, value, meta }) => {
    // A known photograph was moved with its item.
    if (meta.kind !== "picture" || formerPictures.has(value) || dig(before.value, path) === undefined)
      return [];
    const picture = path.slice(0, -1);
    const isSame = (at: ValuePath) => {
      const [old, now] = [before, after].map((file) => JSON.stringify(dig(file.value, at)));
      return now !== undefined && now !== "[]" && old === now;
    };
    const own = ["focus", "zoom", "alt"].map((key) => [...picture, key]);
    const kept = [...own, [...picture.slice(0, -1), "callouts"]].filter(isSame);
    const labels = kept.map((at) => labelAt(after, at)).join(", ");
    return kept.length > 0 ? [`${fieldOf({ file: after, path: picture })}: ${labels}`] : [];
  });
}
