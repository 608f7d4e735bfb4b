import { providers } from "../company";
import type { SourceFile } from "../documents";
import { dig, sectionsIn } from "../walk";
import { fieldOf } from "./names";
import { type Problem, problemAt } from "./problem";

/** Lists what the privacy notice lacks for publication, and unreviewed drafts. */
export function missingForLaw(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  const isPreparing = files.some(isInPreparation);
  return [...(site && !isPreparing ? missingNames(site) : []), ...files.flatMap(drafts)];
}

/** Fields of a text section that contain none of the text. */
const announcing: readonly string[] = ["type", "id", "draft"];

/** Whether a section only says that its text is being written. */
const isAnnouncement = (section: Record<string, unknown>): boolean =>
  section.draft !== undefined && Object.keys(section).every((key) => announcing.includes(key));

/** Whether the privacy notice only says that it is being written, which may be published. */
const isInPreparation = (file: SourceFile): boolean =>
  dig(file.value, ["slug"]) === "kvkk" && sectionsIn(file).some(({ value }) => isAnnouncement(value));

/** Texts marked as drafts, unless the mark stands alone. */
const drafts = (file: SourceFile): Problem[] =>
  sectionsIn(file)
    .filter(({ value }) => value.draft !== undefined && !isAnnouncement(value))
    .map(({ path }) =>
      problemAt(file, [...path, "draft"], {
        message: "Metin taslak.",
        fix: "Metni bilen biri, KVKK metnini bir hukukçu, gözden geçirince bu işareti kaldırın.",
      }),
    );

/** Transfers abroad need a legal basis of their own (law 6698, article 9). */
const isAbroad = (country: unknown): boolean =>
  typeof country === "string" && !/^t[üu]rkiye$/i.test(country.trim());

/** Paths of required fields that `site.yaml` lacks. */
const missingFields = (site: unknown): string[] =>
  [
    "company.legalName",
    ...Object.keys(providers.shape).flatMap((name) => [
      `providers.${name}.name`,
      `providers.${name}.country`,
      ...(isAbroad(dig(site, ["providers", name, "country"])) ? [`providers.${name}.ground`] : []),
    ]),
  ].filter((field) => dig(site, field.split(".")) === undefined);

function missingNames(site: SourceFile): Problem[] {
  const missing = missingFields(site.value);
  if (missing.length === 0) return [];
  const lines = missing.map((field) => `\n    ${field} — ${fieldOf({ file: site, path: field.split(".") })}`);
  const explanation = {
    message: `KVKK metni için eksik: ${missing.join(", ")}.`,
    fix: `content/site.yaml dosyasına yazın:${lines.join("")}`,
  };
  return [problemAt(site, [], explanation)];
}
