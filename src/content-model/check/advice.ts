import { type Day, inIstanbul } from "../../domain/delivery/days";
import { writeDate } from "../../domain/delivery/write-days";
import { pageTitle } from "../../domain/page-title";
import type { SourceFile } from "../documents";
import { routeOf } from "../routes";
import { dig, fieldsOf, isRecord, strings } from "../walk";
import { type Problem, problemAt } from "./problem";

/**
 * Advice on documents: values that only the editor can judge. Shown by `npm run check:content` and after a save at
 * /admin; the calendar must not stop a build.
 * @param today in Türkiye
 */
export const advice = (files: readonly SourceFile[], today: Day = inIstanbul(new Date()).day): Problem[] => [
  ...files.flatMap((file) => expiredCertificates(file, today)),
  ...emptyCategories(files),
  ...brandedTitles(files),
];

const expiredCertificates = (file: SourceFile, today: Day): Problem[] =>
  fieldsOf(file).flatMap(({ path, value }) =>
    path.at(-1) === "validUntil" && typeof value === "string" && value < today
      ? [
          problemAt(file, path, {
            message: `Belgenin geçerliliği ${writeDate(value)} günü doldu.`,
            fix: "Yenilendiyse yeni tarihi ve PDF’i koyun; yenilenmediyse belgeyi sayfadan kaldırın.",
          }),
        ]
      : [],
  );

/** A title with the brand, which the site puts beside it anyway. */
function brandedTitles(files: readonly SourceFile[]): Problem[] {
  const brand = dig(files.find(({ path }) => path === "site.yaml")?.value, ["brand"]);
  if (typeof brand !== "string") return [];
  return files.flatMap((file) => {
    const [route, title] = [routeOf(file), dig(file.value, ["seo", "title"])];
    if (!route || typeof title !== "string") return [];
    const own = title.replaceAll("{brand}", brand);
    const shown = pageTitle(route, own, brand);
    if (!own.includes(brand) || shown === own) return [];
    return problemAt(file, ["seo", "title"], {
      message: `Sekmede ve arama sonucunda laboratuvarın adı iki kez geçer: “${shown}”.`,
      fix: "Adı bu başlıktan çıkarın; site onu kendisi ekler.",
    });
  });
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
