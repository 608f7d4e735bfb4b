import { formatAmount, shownUnit } from "../../../src/lib/format";
import { namesOf, quantitiesOf } from "../../model/content-index";
import type { SourceFile } from "../../model/documents";
import { nameFacts } from "../../model/placeholders";
import { quantity } from "../../model/quantities";
import { dig, fieldsOf, isRecord } from "../../model/walk";

/** A name that a text may hold in braces. */
export interface Fact {
  name: string;
  /** What stands in the text for {name}: "15+". */
  text: string;
  /** What it is: "15+ yıllık deneyim", as a number on the site is captioned, or its unit. */
  meaning: string;
}

const names: Readonly<Record<(typeof nameFacts)[number], string>> = {
  brand: "markanın adı",
  subtitle: "markanın yanındaki ad",
  city: "laboratuvarın şehri",
  legalName: "ticaret unvanı",
};

/** @param file the document whose texts may name them: a product has facts of its own, which come first */
export function factsFor(files: readonly SourceFile[], file: SourceFile | undefined): Fact[] {
  const site = files.find(({ kind }) => kind?.type === "SiteInfo")?.value;
  const captions = captionsIn(files);
  const own = file?.kind?.type === "Product" ? productFacts(file.value, captions) : [];
  const said = namesOf(site);
  const named = nameFacts.flatMap((name) => {
    const text = said[name];
    return text === undefined ? [] : [{ name, text, meaning: names[name] }];
  });
  const all = [...own, ...quantitiesIn(quantitiesOf(site), captions), ...named];
  return all.filter(({ name }, i) => all.findIndex((fact) => fact.name === name) === i);
}

const productFacts = (value: unknown, captions: ReadonlyMap<string, string>): Fact[] => [
  ...quantitiesIn(dig(value, ["facts"]), captions),
  ...quantitiesIn(
    { turnaround: dig(value, ["turnaround"]) },
    new Map([["turnaround", "bu ürünün teslim süresi"]]),
  ),
  ...quantitiesIn({ warranty: dig(value, ["warranty"]) }, new Map([["warranty", "bu ürünün garantisi"]])),
];

function quantitiesIn(facts: unknown, captions: ReadonlyMap<string, string>): Fact[] {
  return Object.entries(isRecord(facts) ? facts : {}).flatMap(([name, value]) => {
    const { data } = quantity.safeParse(value);
    if (!data) return [];
    const meaning = [shownUnit(data.unit), captions.get(name)].filter(Boolean).join(" · ");
    return [{ name, text: formatAmount(data), meaning }];
  });
}

/** What numbers of the site are captioned with, by the facts they come from. */
function captionsIn(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const stats = files.flatMap((file) => fieldsOf(file).map(({ value }) => value)).filter(isRecord);
  return new Map(
    stats.flatMap(({ fact, label }) =>
      typeof fact === "string" && typeof label === "string" ? [[fact, label] as const] : [],
    ),
  );
}
