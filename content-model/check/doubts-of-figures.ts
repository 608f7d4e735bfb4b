import { formatQuantity } from "../../src/lib/format";
import { quantitiesOf } from "../content-index";
import { placeOf, type SourceFile, type ValuePath } from "../documents";
import { type Quantity, quantity } from "../quantities";
import { dig, fieldsOf, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

const isProduct = ({ kind }: SourceFile) => kind?.type === "Product";

/** A figure of a band, with its caption. */
interface Figure {
  file: SourceFile;
  /** Of the caption. */
  path: ValuePath;
  caption: string;
  /** "%99,8": what it shows; undefined where its fact cannot be read. */
  amount: string | undefined;
}

const normal = (text: string) => text.toLocaleLowerCase("tr").replace(/[.\s]+$/, "");

/** Figures of the pages by their labels and by the sentences below them; those of products are each a product's own. */
function figuresIn(files: readonly SourceFile[]): Figure[] {
  const facts = quantitiesOf(files.find(({ path }) => path === "site.yaml")?.value);
  return files
    .filter((file) => !isProduct(file))
    .flatMap((file) =>
      fieldsOf(file).flatMap(({ path, value }) => {
        if (!isRecord(value) || typeof value.label !== "string") return [];
        if (value.fact === undefined && value.number === undefined) return [];
        const { data } = quantity.safeParse(
          value.fact === undefined ? measureOf(value) : dig(facts, [String(value.fact)]),
        );
        const amount = data && formatQuantity(data);
        return (["label", "description"] as const).flatMap((key) => {
          const caption = value[key];
          const says = typeof caption === "string" && (key === "label" || isSentence(caption));
          return says ? [{ file, path: [...path, key], caption, amount }] : [];
        });
      }),
    );
}

/** Not a note of a few words, which may stand under several figures. */
const isSentence = (caption: string) => caption.split(/\s+/).length > 3;

const measureOf = ({ number, to, prefix, suffix, unit }: Record<string, unknown>) => ({
  number,
  ...(to === undefined ? {} : { to }),
  ...(prefix === undefined ? {} : { prefix }),
  ...(suffix === undefined ? {} : { suffix }),
  ...(unit === undefined ? {} : { unit }),
});

/** Two figures under one caption: one of them must be wrong, or means something else. */
function sharedCaptions(files: readonly SourceFile[]): Problem[] {
  const first = new Map<string, Figure>();
  return figuresIn(files).flatMap((figure) => {
    const { file, path, caption, amount } = figure;
    if (amount === undefined) return [];
    const key = normal(caption);
    const before = first.get(key) ?? figure;
    first.set(key, before);
    if (before.amount === amount) return [];
    return [
      problemAt(
        file,
        placeOf(file, path),
        `“${caption}” yazısı iki ayrı sayının altında duruyor: ${before.amount} (content/${before.file.path}) ve ${amount}.`,
        "Sayılar aynı şeyi ölçüyorsa birini düzeltin; ölçmüyorsa her birine ne olduğunu yazın.",
      ),
    ];
  });
}

/** A sentence below a figure that only says its label again. */
const repeatedLabels = (files: readonly SourceFile[]): Problem[] =>
  files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value }) =>
      isRecord(value) &&
      typeof value.label === "string" &&
      typeof value.description === "string" &&
      normal(value.label) === normal(value.description)
        ? [
            problemAt(
              file,
              placeOf(file, [...path, "description"]),
              "Açıklama, etiketin aynısı.",
              "Etiketin söylemediği bir şey yazın ya da satırı silin.",
            ),
          ]
        : [],
    ),
  );

/** How many of a product were made, as its first figure says: a number with no unit. */
function madeOf(file: SourceFile): number {
  const stats = dig(file.value, ["stats"]);
  const first: unknown = Array.isArray(stats) ? stats[0] : undefined;
  const { data } = quantity.safeParse(isRecord(first) ? measureOf(first) : undefined);
  const isCount = (each: Quantity) => each.unit === undefined && each.prefix === undefined;
  return data && isCount(data) ? data.number : 0;
}

/** Products of which more were made, taken together, than the laboratory says of all. */
function moreThanAll(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  const all = dig(site?.value, ["facts", "producedProstheses", "number"]);
  const sum = files.filter(isProduct).reduce((total, file) => total + madeOf(file), 0);
  if (!site || typeof all !== "number" || sum <= all) return [];
  return [
    problemAt(
      site,
      placeOf(site, ["facts", "producedProstheses", "number"]),
      `Ürün sayfalarındaki adetlerin toplamı (${formatQuantity({ number: sum })}) üretilen protez sayısından büyük.`,
      "Birini düzeltin: ürünlerin “stats” bölümündeki ilk sayılar bu sayının içindedir.",
    ),
  ];
}

/** Products that a file recommends and that are not there: its page goes on without them. */
function missingRelated(files: readonly SourceFile[]): Problem[] {
  const slugs = files.filter(isProduct).map(({ value }) => dig(value, ["slug"]));
  return files.filter(isProduct).flatMap((file) => {
    const related = dig(file.value, ["related"]);
    return (Array.isArray(related) ? related : []).flatMap((slug: unknown, i) =>
      slugs.includes(slug)
        ? []
        : [
            problemAt(
              file,
              placeOf(file, ["related", i]),
              `İlgili ürünlerdeki “${String(slug)}” adresinde bir ürün yok.`,
              "Adresi düzeltin ya da satırı silin; sayfa o ürün olmadan gösterilir.",
            ),
          ],
    );
  });
}

/** What the figures and the relations of products may have wrong: advice. */
export const doubtsOfFigures = (files: readonly SourceFile[]): Problem[] => [
  ...sharedCaptions(files),
  ...repeatedLabels(files),
  ...moreThanAll(files),
  ...missingRelated(files),
];
