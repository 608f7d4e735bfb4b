import { wcagContrast } from "culori";
import { contrasts } from "../../domain/colour/contrast-rules";
import { paletteOf } from "../../domain/colour/palette";
import { type Day, inIstanbul } from "../../domain/delivery/days";
import { writeDate } from "../../domain/delivery/write-days";
import { formatNumber } from "../../domain/format";
import { pageTitle } from "../../domain/page-title";
import { brandSchema } from "../brand";
import type { SourceFile } from "../documents";
import { routeOf } from "../routes";
import { dig, fieldsOf, isRecord, textItems } from "../walk";
import { shortened } from "./names";
import { nearestOf } from "./palette-problems";
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
  ...files.flatMap(paleAccent),
  ...files.flatMap(bareAddresses),
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

/** Addresses in texts that are no links: they can only be read. */
const bareAddresses = (file: SourceFile): Problem[] =>
  fieldsOf(file).flatMap(({ path, value, meta }) => {
    if (!meta.links || typeof value !== "string") return [];
    const [address] = /https?:\/\/\S+/.exec(value.replace(/\]\([^)]*\)/g, "")) ?? [];
    return address === undefined
      ? []
      : problemAt(file, path, {
          message: `“${shortened(address)}” tıklanmaz, yazıldığı gibi durur.`,
          fix: "Bağlantı olacaksa okunacak sözcükleri ve adresi şöyle yazın: [fiyat listesi](https://…)",
        });
  });

/** An accent whose bars and days hardly differ from their backgrounds. */
function paleAccent(file: SourceFile): Problem[] {
  const { data: brand } = brandSchema.safeParse(file.kind?.type === "Brand" ? file.value : undefined);
  if (!brand) return [];
  const { page, warm } = paletteOf(brand).colours.bg;
  const contrastOf = (accent: string) =>
    Math.min(...[page, warm].map((background) => wcagContrast(accent, background)));
  const fits = (accent: string) => contrastOf(accent) >= contrasts.mark;
  if (fits(brand.accent)) return [];
  const [ratio, wanted] = [contrastOf(brand.accent), contrasts.mark].map(
    (each) => `${formatNumber(each)} : 1`,
  );
  return [
    problemAt(file, ["accent"], {
      message: `Vurgu renginin (${brand.accent}) dolguları zeminden zor ayrılır: karşıtlık ${ratio}.`,
      fix: `Süre çubukları ve günler bu renktedir; ${wanted} olan en yakın rengi seçin.`,
      value: nearestOf(brand.accent, fits),
    }),
  ];
}

/** A title that contains the brand, which the site adds anyway. */
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
  const list = files.find(({ kind }) => kind?.type === "ProductsPage");
  const cards = files.flatMap(({ value }) => [dig(value, ["catalogue"]) ?? []].flat());
  const used = cards.flatMap((card) => (isRecord(card) ? [card.category] : []));
  return textItems(dig(list?.value, ["filter", "categories"])).flatMap((category, i) =>
    !list || used.includes(category)
      ? []
      : [
          problemAt(list, ["filter", "categories", i], {
            message: `“${category}” kategorisinde ürün yok.`,
            fix: "Bir ürünün kartını bu kategoriye alın ya da kategoriyi kaldırın.",
          }),
        ],
  );
}
