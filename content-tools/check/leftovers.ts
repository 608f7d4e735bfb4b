import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { placeOf, type SourceFile, type ValuePath } from "../model/documents";
import { dig, fieldsOf, isRecord } from "../model/walk";
import { markProblem } from "./mark-problems";
import { type Problem, problemAt } from "./problem";
import { sampleFacts, sampleMark, sampleNames } from "./sample-laboratory";

/**
 * What stands there until somebody writes his own: the examples that `npm run new:product` and `new:page` put into a file, and what only
 * the sample laboratory has. Nothing of it is a mistake while a site is being made; a build for the public stops at it.
 * @param mark the drawing that `content/mark.svg` holds
 */
export function leftovers(files: readonly SourceFile[], mark: string): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  return [
    ...(mark.includes(sampleMark) ? [sampleMarkLeft] : []),
    ...files.flatMap(scaffoldTexts),
    ...files.flatMap(sampleTexts),
    ...(site ? sampleFigures(site) : []),
  ];
}

const sampleMarkLeft = markProblem("", 0, {
  message: "Örnek laboratuvarın amblemi duruyor.",
  fix: "Kendi ambleminizi SVG çizimi olarak bu adla kaydedin.",
});

/** From which `npm run new:product` and `npm run new:page` write. */
const scaffoldFiles: Readonly<Record<string, string>> = {
  Product: join(__dirname, "../new-product/sample.yaml"),
  TextPage: join(__dirname, "../new-page/sample.yaml"),
};

/** Sentences and names of each scaffold, each longer than a word that a real document may have, too. */
const scaffolds = new Map<string, readonly string[]>();

function scaffoldParts(type: string): readonly string[] {
  const known = scaffolds.get(type);
  const source = scaffoldFiles[type];
  if (known || !source) return known ?? [];
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? value.split("«ad»").map((part) => part.replace(/^[:\s]+/, "").trim())
      : Object.values(isRecord(value) || Array.isArray(value) ? value : {}).flatMap(texts);
  const parts = texts(parse(readFileSync(source, "utf8"))).filter((text) => text.split(/\s+/).length >= 4);
  scaffolds.set(type, parts);
  return parts;
}

const textsOf = (file: SourceFile): { path: ValuePath; value: string }[] =>
  fieldsOf(file).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, value }] : []));

function scaffoldTexts(file: SourceFile): Problem[] {
  const parts = scaffoldParts(file.kind?.type ?? "");
  return textsOf(file)
    .filter(({ value }) => parts.some((part) => value.includes(part)))
    .map(({ path }) =>
      problemAt(
        file,
        placeOf(file, path),
        "Taslaktaki örnek metin duruyor.",
        "Yerine kendi metninizi yazın; alan isteğe bağlıysa satırı silin.",
      ),
    );
}

/** Reserved addresses, numbers of noughts, the word itself: no real laboratory has them. */
const never =
  /\.example\b|\b0{3}[ .-]?(?:00|\*\*)[ .-]?(?:00|\*\*)|^\+?90\d{3}0{7}$|(?<!\p{L})Örnek (?:Mahalle|marka)/u;

function sampleTexts(file: SourceFile): Problem[] {
  return textsOf(file)
    .filter(({ value }) => never.test(value) || sampleNames.some((name) => value.includes(name)))
    .map(({ path, value }) =>
      problemAt(
        file,
        placeOf(file, path),
        `Örnek laboratuvarın bilgisi duruyor: “${value.trim().slice(0, 60)}”.`,
        "Kendi laboratuvarınızın bilgisini yazın; gerekmiyorsa ve alan isteğe bağlıysa satırı silin.",
      ),
    );
}

/** Of the sample's figures, how many may be a laboratory's own by chance. */
const byChance = 2;

function sampleFigures(site: SourceFile): Problem[] {
  const same = Object.entries(sampleFacts).filter(
    ([name, number]) => dig(site.value, ["facts", name, "number"]) === number,
  );
  if (same.length <= byChance) return [];
  return same.map(([name, number]) =>
    problemAt(
      site,
      placeOf(site, ["facts", name, "number"]),
      `Örnek laboratuvarın sayısı duruyor: ${name} ${number}.`,
      "Kendi laboratuvarınızın sayısını yazın.",
    ),
  );
}
