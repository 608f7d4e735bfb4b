import { placeOf, type SourceFile, type ValuePath } from "../documents";
import { dig, fieldsOf } from "../walk";
import { logoProblem } from "./logo-problems";
import { missingForLaw } from "./missing-for-law";
import { type Problem, problemAt } from "./problem";
import { sampleFacts, sampleLogo, sampleNames } from "./sample-laboratory";

/**
 * What stands there until somebody writes his own: what only the sample laboratory has. Nothing of it is a mistake while a site is being made; a build for the public stops at it.
 * @param logo the drawing that `content/logo.svg` holds
 */
export function leftovers(files: readonly SourceFile[], logo: string): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  return [
    ...(logo.includes(sampleLogo) ? [sampleLogoLeft] : []),
    ...files.flatMap(sampleTexts),
    ...(site ? sampleFigures(site) : []),
    ...missingForLaw(files),
  ];
}

const sampleLogoLeft = logoProblem("", 0, {
  message: "Örnek laboratuvarın amblemi duruyor.",
  fix: "Kendi ambleminizi SVG çizimi olarak bu adla kaydedin.",
});

const textsOf = (file: SourceFile): { path: ValuePath; value: string }[] =>
  fieldsOf(file).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, value }] : []));

/** Reserved addresses, numbers of nothing but zeros, the word itself: no real laboratory has them. */
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
