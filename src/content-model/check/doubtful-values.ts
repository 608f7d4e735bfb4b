import { type Day, inIstanbul } from "../../domain/delivery/days";
import { writeDate } from "../../domain/delivery/write-days";
import type { SourceFile } from "../documents";
import { dig, type Field, fieldsOf, isRecord, strings } from "../walk";
import { type Explanation, type Problem, problemAt } from "./problem";

/**
 * Asks about values that are possible but improbable: past and far dates, long durations, places abroad, what nothing
 * uses. Advice, since only the editor knows, and the calendar must not stop a build.
 * @param today in Türkiye
 */
export const doubtfulValues = (
  files: readonly SourceFile[],
  today: Day = inIstanbul(new Date()).day,
): Problem[] => [
  ...files.flatMap((file) =>
    fieldsOf(file).flatMap((field) => {
      const doubt =
        expired(field, today) ?? longClosure(file, field) ?? longTurnaround(file, field) ?? abroad(field);
      return doubt ? [problemAt(file, field.path, doubt)] : [];
    }),
  ),
  ...emptyCategories(files),
  ...emptyContactWays(files),
];

function expired({ path, value }: Field, today: Day): Explanation | undefined {
  if (path.at(-1) !== "validUntil" || typeof value !== "string" || value >= today) return undefined;
  return {
    message: `Belgenin geçerliliği ${writeDate(value)} günü doldu.`,
    fix: "Yenilendiyse yeni tarihi ve PDF’i koyun; yenilenmediyse belgeyi sayfadan kaldırın.",
  };
}

/** More than two months, or more than two years ahead. */
function longClosure(file: SourceFile, { path, value }: Field): Explanation | undefined {
  if (file.kind?.type !== "Holidays" || path[0] !== "closed" || path.length !== 2 || !isRecord(value))
    return undefined;
  const { from, to = from } = value;
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1;
  if (!(days > 60)) return undefined;
  return { message: `Laboratuvar ${days} gün kapalı görünüyor.`, fix: "Yılları ve ayları bir denetleyin." };
}

function longTurnaround(file: SourceFile, { path, value }: Field): Explanation | undefined {
  if (file.kind?.type !== "Product" || path.join() !== "turnaround" || !isRecord(value)) return undefined;
  const longest = Math.max(Number(value.number), Number(value.to ?? 0));
  const days = /gün/.test(String(value.unit)) ? longest : 0;
  if (days <= 60) return undefined;
  return {
    message: `Teslim ${days} gün sürüyor görünüyor.`,
    fix: "Bir basamak fazla mı, denetleyin; doğruysa kalsın.",
  };
}

/** Türkiye lies within these degrees; the two are easily swapped. */
function abroad({ path, value }: Field): Explanation | undefined {
  if (path.at(-1) !== "address" || !isRecord(value)) return undefined;
  const { latitude, longitude } = value;
  const isInside = (degree: unknown, from: number, to: number) =>
    Number(degree) >= from && Number(degree) <= to;
  if (latitude === undefined || (isInside(latitude, 35.8, 42.2) && isInside(longitude, 25.5, 45)))
    return undefined;
  return {
    message: `Haritadaki yer (${latitude}, ${longitude}) Türkiye’de değil.`,
    fix: "Enlem 36–42, boylam 26–45 arasındadır; ikisinin yeri karışmış olabilir.",
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

/** A section of contact ways is left out if the laboratory has none of them. */
function emptyContactWays(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml")?.value;
  return files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) => {
      if (!isRecord(value) || value.type !== "contactWays" || !Array.isArray(value.items)) return [];
      if (value.items.some((item) => isRecord(item) && dig(site, [String(item.way)]) !== undefined))
        return [];
      const message = "Bu bölümdeki yolların hiçbiri laboratuvarın bilgilerinde yok; bölüm görünmez.";
      return [problemAt(file, path, { message, fix: "Numarayı ya da adresi yazın ya da bölümü kaldırın." })];
    }),
  );
}
