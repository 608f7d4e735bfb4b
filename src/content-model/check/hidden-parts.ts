import { positionOf, type SourceFile } from "../documents";
import { dig, type PlacedSection, sectionsIn } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Parts of `site.yaml` that are shown only by a particular section. */
const shownIn: readonly {
  key: string;
  isShown: (section: PlacedSection) => boolean;
  where: string;
}[] = [
  {
    key: "practice",
    isShown: ({ type, value }) =>
      type === "questions" && value.open === true && Array.isArray(value.practice),
    where: "yanıtları açık duran (open: true) bir “questions” bölümünün “practice” listesine adını",
  },
  {
    key: "providers",
    isShown: ({ type, value }) => type === "text" && value.providers === true,
    where: "KVKK metninde alıcıları sayan “text” bölümüne “providers: true”",
  },
];

/** Advises on laboratory facts that no section shows. */
export function hiddenParts(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  // An unreadable page may contain the section.
  if (!site || files.some(({ value }) => value === undefined)) return [];
  return shownIn
    .filter(({ key }) => dig(site.value, [key]) !== undefined)
    .filter(({ isShown }) => !files.some((file) => sectionsIn(file).some(isShown)))
    .map(({ key, where }) =>
      problemAt(
        site,
        positionOf(site, [key], "key"),
        `“${key}” sitede hiçbir yerde görünmüyor.`,
        `Görünmesi için ${where} yazın; görünmesin istiyorsanız “${key}” alanını buradan silin.`,
      ),
    );
}
