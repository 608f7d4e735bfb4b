import { formatAmount, formatQuantity } from "../../src/lib/format";
import { quantitiesOf } from "../content-index";
import { placeOfPart, type SourceFile } from "../documents";
import { type Quantity, quantity } from "../quantities";
import { dig, type Field, fieldsOf, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

/** A fact as it might stand in a text by itself. */
interface Written {
  text: string;
  /** What to write instead. */
  instead: string;
}

/**
 * Facts that a text repeats where {name} would follow them: advice, not mistakes, since the same number may be that of
 * another thing. Only what hardly is: a range with its unit, a number of three digits with its sign, a warranty called
 * so, the laboratory's name and city. What others say of the laboratory is theirs.
 */
export function repeatedFacts(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml")?.value;
  const ofSite = [...namesIn(site), ...measuresIn(quantitiesOf(site))];
  return files
    .filter(({ path }) => path !== "site.yaml")
    .flatMap((file) => {
      const facts = [...ofSite, ...ofProduct(file)];
      return fieldsOf(file)
        .filter(({ path, meta }) => meta.kind === "text" && path[0] !== "testimonials")
        .flatMap((field) => repetitionsIn(file, field, facts));
    });
}

function repetitionsIn(file: SourceFile, { path, value }: Field, facts: readonly Written[]): Problem[] {
  if (typeof value !== "string") return [];
  return facts
    .filter(({ text }) => standsIn(value, text))
    .slice(0, 1)
    .map(({ text, instead }) =>
      problemAt(
        file,
        placeOfPart(file, path, value.includes(text) ? text : text.replaceAll("–", "-")),
        `“${text}” bir bilginin yinelenmişi.`,
        `Yerine ${instead} yazın; bilgi değişince bu metin de değişir.`,
      ),
    );
}

/** Whether the text stands there as words of its own, its ranges with a dash or a hyphen. */
function standsIn(value: string, text: string): boolean {
  const words = text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/[-–]/g, "[-–]");
  return new RegExp(`(?<![\\p{L}\\d:%]|\\d[.,])${words}(?![\\p{L}\\d:%]|[.,]\\d)`, "u").test(value);
}

function namesIn(site: unknown): Written[] {
  const names = { brand: dig(site, ["brand"]), city: dig(site, ["address", "city"]) };
  return Object.entries(names).flatMap(([name, text]) =>
    typeof text === "string" ? [{ text: text.trim(), instead: `{${name}}` }] : [],
  );
}

/** A product's own measures; its turnaround and warranty are known by their names in its texts. */
function ofProduct({ kind, value }: SourceFile): Written[] {
  if (kind?.type !== "Product" || !isRecord(value)) return [];
  const warranty = quantity.safeParse(value.warranty).data;
  return [
    ...measuresIn(value.facts),
    ...measuresIn({ turnaround: value.turnaround, warranty: value.warranty }),
    ...(warranty
      ? [
          {
            text: `${formatQuantity(warranty)} garanti`,
            instead: `{warranty} ${warranty.unit ?? ""} garanti`,
          },
        ]
      : []),
  ];
}

const measuresIn = (facts: unknown): Written[] =>
  Object.entries(isRecord(facts) ? facts : {}).flatMap(([name, fact]) => {
    const { data } = quantity.safeParse(fact);
    return data ? unmistakable(name, data) : [];
  });

function unmistakable(name: string, fact: Quantity): Written[] {
  const amount = formatAmount(fact);
  const digits = amount.replace(/\D/g, "");
  if (fact.to !== undefined && fact.unit) {
    return [{ text: formatQuantity(fact), instead: `{${name}} ${fact.unit}` }];
  }
  const signed = Boolean(fact.prefix || fact.suffix);
  return signed && digits.length >= 3 && fact.number !== 100 ? [{ text: amount, instead: `{${name}}` }] : [];
}
