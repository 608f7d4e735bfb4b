import type { SourceFile } from "../documents";
import { dig, type PlacedSection, sectionsIn } from "../walk";
import { named } from "./names";
import { type Problem, problemAt } from "./problem";

/** Parts of `site.yaml` that only a particular section shows, and where it is asked for. */
const shownIn: readonly {
  key: string;
  isShown: (section: PlacedSection) => boolean;
  where: string;
}[] = [
  {
    key: "practice",
    isShown: ({ type, value }) =>
      type === "questions" && value.open === true && Array.isArray(value.practice),
    where: "yanıtları açık duran bir sorular bölümünde (open) adını listeye yazın (practice)",
  },
  {
    key: "providers",
    isShown: ({ type, value }) => type === "text" && value.providers === true,
    where: "KVKK metninde alıcıları sayan yazı bölümünde bunları isteyin (providers)",
  },
];

/** Reports facts of the laboratory that no section shows. */
export function hiddenParts(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  // An unreadable page may contain the section.
  if (!site || files.some(({ value }) => value === undefined)) return [];
  return shownIn
    .filter(({ key }) => dig(site.value, [key]) !== undefined)
    .filter(({ isShown }) => !files.some((file) => sectionsIn(file).some(isShown)))
    .map(({ key, where }) => {
      const message = `${named(site, [key])} sitede hiçbir yerde görünmüyor.`;
      const fix = `Görünmesi için ${where}; görünmesin istiyorsanız bunu kaldırın.`;
      return problemAt(site, [key], { message, fix }, "key");
    });
}
