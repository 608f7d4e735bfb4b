import type { SourceFile } from "../documents";
import { placeholderLogo, toWrite } from "../to-write";
import { dig, fieldsOf } from "../walk";
import { logoProblem } from "./logo-problems";
import { missingForLaw } from "./missing-for-law";
import { type Problem, problemAt } from "./problem";
import { sampleFacts, sampleLogo, sampleNames } from "./sample-laboratory";

/**
 * Finds remains of the sample laboratory's content. Allowed during development; stops a production
 * build.
 * @param logo content of `content/logo.svg`
 */
export function leftovers(files: readonly SourceFile[], logo: string): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  return [
    ...(logo.includes(sampleLogo) ? [logoLeft("Örnek laboratuvarın amblemi duruyor.")] : []),
    ...(logo.includes(placeholderLogo) ? [logoLeft("Yer tutucu amblem duruyor.")] : []),
    ...files.flatMap(sampleTexts),
    ...files.flatMap(sampleRecords),
    ...(site ? sampleFigures(site) : []),
    ...missingForLaw(files),
  ];
}

const logoLeft = (message: string) =>
  logoProblem({ message, fix: "Kendi ambleminizi SVG çizimi olarak bu adla kaydedin." });

/** Values only the sample has, each with the reason. */
const unreal: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\.example\b/, "“.example” ile biten adresler yalnız örnektir, kimseye ulaşmaz"],
  [/\b0{3}[ .-]?(?:00|\*\*)[ .-]?(?:00|\*\*)|^\+?90\d{3}0{7}$/, "sıfırlardan oluşan numara kimsenin değil"],
  [/(?<!\p{L})Örnek (?:Mahalle|marka)/u, "“Örnek” sözcüğü duruyor"],
  [new RegExp(sampleNames.join("|")), "bu ad örnek laboratuvarın"],
  [new RegExp(`^${toWrite}`), "bu metni siz yazacaksınız"],
];

const sampleTexts = (file: SourceFile): Problem[] =>
  fieldsOf(file).flatMap(({ path, value }) => {
    if (typeof value !== "string") return [];
    const [, why] = unreal.find(([pattern]) => pattern.test(value)) ?? [];
    if (why === undefined) return [];
    return [
      problemAt(file, path, {
        message: `Yayımlanamaz: “${value.trim().slice(0, 60)}” (${why}).`,
        fix: "Kendi laboratuvarınızın bilgisini yazın; gerekmiyorsa ve alan isteğe bağlıysa kaldırın.",
      }),
    ];
  });

/** Sections whose evidence is marked as invented. */
const sampleRecords = (file: SourceFile): Problem[] =>
  fieldsOf(file)
    .filter(({ path, value }) => path.at(-1) === "sample" && value === true)
    .map(({ path }) =>
      problemAt(file, path, {
        message: "Örnek kayıt duruyor.",
        fix: "Kendi bilginizi yazıp bu işareti kaldırın; böyle bir kaydınız yoksa bütününü kaldırın.",
      }),
    );

/** Number of the sample's figures that may match by chance. */
const byChance = 2;

function sampleFigures(site: SourceFile): Problem[] {
  const same = Object.entries(sampleFacts).filter(
    ([name, number]) => dig(site.value, ["facts", name, "number"]) === number,
  );
  if (same.length <= byChance) return [];
  return same.map(([name, number]) =>
    problemAt(site, ["facts", name, "number"], {
      message: `Örnek laboratuvarın sayısı duruyor: ${name} ${number}.`,
      fix: "Kendi laboratuvarınızın sayısını yazın.",
    }),
  );
}
