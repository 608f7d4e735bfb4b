import { inYears } from "../../domain/units";
import { quantitiesIn, quantitiesOf } from "../content-index";
import { placeOfPart, type SourceFile } from "../documents";
import type { Quantity } from "../quantities";
import { dig, fieldsOf, isRecord } from "../walk";
import { calendarDays, isSpoken, unlimitedRules } from "./general-rules";
import { type Problem, problemAt } from "./problem";
import { type Measure, measureIn, measuresIn, sentencesIn } from "./stated-measures";

/** What a product itself promises. */
interface Promises {
  names: readonly string[];
  turnaround: Quantity | undefined;
  /** Its warranty, or those of its materials. */
  warranties: readonly Measure[];
  /** Hours among its figures: express delivery. */
  hours: readonly Measure[];
}

const isProduct = ({ kind }: SourceFile) => kind?.type === "Product";

const lower = (text: string) => text.toLocaleLowerCase("tr");

const itemsOf = (value: unknown, ...path: string[]): Record<string, unknown>[] => {
  const items = dig(value, path);
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

function promisesOf({ value }: SourceFile): Promises {
  const { turnaround, warranty } = quantitiesIn(isRecord(value) ? value : {});
  const titles = [dig(value, ["name"]), ...itemsOf(value, "catalogue").map(({ title }) => title)];
  const hours = itemsOf(value, "stats").flatMap(({ number, to, unit }) => measureIn({ number, to, unit }));
  return {
    names: titles.map((title) => lower(String(title).replace(/\s*\(.*?\)/g, ""))),
    turnaround,
    warranties: warranty
      ? measureIn(warranty)
      : itemsOf(value, "materials", "items").flatMap((material) =>
          measuresIn(String(material.warranty ?? "")),
        ),
    hours: hours.filter(({ unit }) => unit === "saat"),
  };
}

/** A rule of the laboratory: which sentences it applies to, and which values are allowed. */
interface Rule {
  about: RegExp;
  units: readonly string[];
  /** Values promised in the content; empty if nothing is promised, which allows any number. */
  promised: (sentence: string, products: readonly Promises[]) => readonly Measure[];
  what: string;
}

function rulesOf(site: unknown): Rule[] {
  const facts = quantitiesIn(quantitiesOf(site));
  const general = (name: string) => measureIn(facts[name]);
  return [
    {
      about: /garanti/,
      units: ["yıl", "ay"],
      promised: (_, products) =>
        products.length > 0 ? products.flatMap(({ warranties }) => warranties) : general("warranty"),
      what: "garanti",
    },
    {
      about: /teslim|hazır|sür[eü]|üretim|iş gün/,
      units: ["gün", "iş günü", "hafta"],
      promised: (sentence, products) => {
        if (products.length > 0) return products.flatMap(({ turnaround }) => measureIn(turnaround));
        return [
          ...(/sabit/.test(sentence) ? general("fixedDelivery") : []),
          ...(/hareketli/.test(sentence) ? general("removableDelivery") : []),
        ];
      },
      what: "teslim süresi",
    },
    {
      about: /acil|ekspres/,
      units: ["saat"],
      promised: (_, products) => [...general("urgentDelivery"), ...products.flatMap(({ hours }) => hours)],
      what: "ekspres süre",
    },
    {
      about: /yanıtla|yanıt ver|döner|dönelim|dönüş/,
      units: ["saat", "gün"],
      promised: () => general("replyTime"),
      what: "yanıt süresi",
    },
  ];
}

/** Whether two durations are equal, or one is an end of the other's range. */
function fits({ from, to, unit }: Measure, promised: Measure): boolean {
  const length = (value: number, of: string) => (of === "ay" || of === "yıl" ? inYears(value, of) : value);
  const kind = (of: string) => of.replace("iş günü", "gün").replace("ay", "yıl");
  const [least, most] = [length(promised.from, promised.unit), length(promised.to, promised.unit)];
  if (kind(unit) !== kind(promised.unit)) return false;
  const ends = [length(from, unit), length(to, unit)];
  return from === to ? [least, most].includes(ends[0] ?? 0) : ends[0] === least && ends[1] === most;
}

/** Advises on durations in texts that differ from what the content promises. */
function otherNumbers(files: readonly SourceFile[]): Problem[] {
  const rules = rulesOf(files.find(({ path }) => path === "site.yaml")?.value);
  const promises = new Map(files.filter(isProduct).map((file) => [file, promisesOf(file)]));
  return files.flatMap((file) =>
    fieldsOf(file)
      .filter(isSpoken)
      .flatMap(({ path, value }) =>
        sentencesIn(String(value)).flatMap((sentence) => {
          const words = lower(sentence);
          const named = [...promises]
            .filter(([each, { names }]) => each === file || names.some((name) => words.includes(name)))
            .map(([, each]) => each);
          return rules.flatMap(({ about, units, promised, what }) => {
            if (!about.test(words)) return [];
            const right = promised(words, named);
            const wrong = measuresIn(sentence).find(
              (measure) =>
                units.includes(measure.unit) &&
                right.length > 0 &&
                !right.some((each) => fits(measure, each)),
            );
            if (!wrong) return [];
            return [
              problemAt(
                file,
                placeOfPart(file, path, wrong.text),
                `Metin “${wrong.text}” diyor, bildirilen ${what} ise ${right.map(({ text }) => text).join(", ")}.`,
                "Sayıyı düzeltin; yerine bilginin adını {ad} biçiminde yazarsanız bir daha ayrılmazlar.",
              ),
            ];
          });
        }),
      ),
  );
}

/** Compares the durations in texts with what the content promises. */
export const doubtsOfRules = (files: readonly SourceFile[]): Problem[] => [
  ...otherNumbers(files),
  ...calendarDays(files),
  ...unlimitedRules(files),
];
