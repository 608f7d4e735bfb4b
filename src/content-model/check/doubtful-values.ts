import { type Day, inIstanbul } from "../../domain/delivery/days";
import { writeDate } from "../../domain/delivery/write-days";
import type { SourceFile } from "../documents";
import { dig, type Field, fieldsOf, isRecord, strings } from "../walk";
import { type Explanation, type Problem, problemAt } from "./problem";

/**
 * Asks about values that only the editor can judge: certificates that have expired, and categories without products.
 * Advice, since the calendar must not stop a build.
 * @param today in Türkiye
 */
export const doubtfulValues = (
  files: readonly SourceFile[],
  today: Day = inIstanbul(new Date()).day,
): Problem[] => [
  ...files.flatMap((file) =>
    fieldsOf(file).flatMap((field) => {
      const doubt = expired(field, today);
      return doubt ? [problemAt(file, field.path, doubt)] : [];
    }),
  ),
  ...emptyCategories(files),
];

function expired({ path, value }: Field, today: Day): Explanation | undefined {
  if (path.at(-1) !== "validUntil" || typeof value !== "string" || value >= today) return undefined;
  return {
    message: `Belgenin geçerliliği ${writeDate(value)} günü doldu.`,
    fix: "Yenilendiyse yeni tarihi ve PDF’i koyun; yenilenmediyse belgeyi sayfadan kaldırın.",
  };
}

/** A category without products is a filter that shows nothing. */
function emptyCategories(files: readonly SourceFile[]): Problem[] {
  const home = files.find(({ kind }) => kind?.type === "HomePage");
  const cards = files.flatMap(({ value }) => [dig(value, ["catalogue"]) ?? []].flat());
  const used = cards.flatMap((card) => (isRecord(card) ? [card.category] : []));
  return strings(dig(home?.value, ["catalogue", "categories"])).flatMap((category, i) =>
    !home || used.includes(category)
      ? []
      : [
          problemAt(home, ["catalogue", "categories", i], {
            message: `“${category}” kategorisinde ürün yok.`,
            fix: "Bir ürünün kartını bu kategoriye alın ya da kategoriyi kaldırın.",
          }),
        ],
  );
}
