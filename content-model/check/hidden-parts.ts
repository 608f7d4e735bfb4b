import { placeOf, type SourceFile } from "../documents";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/** What `site.yaml` says and only one section of one page shows. */
const shownIn = [
  { key: "practice", page: "pages/faq.yaml", section: "shortAnswers" },
  { key: "providers", page: "pages/kvkk.yaml", section: "recipients" },
] as const;

/** Facts of the laboratory that no page shows, because the section is missing that would. */
export function hiddenParts(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  if (!site) return [];
  return shownIn.flatMap(({ key, page, section }) => {
    const file = files.find(({ path }) => path === page);
    const isUnreadable = file && file.value === undefined;
    if (dig(site.value, [key]) === undefined || isUnreadable) return [];
    if (dig(file?.value, [section]) !== undefined) return [];
    const missing = file ? `content/${page} içinde “${section}” bölümü` : `content/${page} dosyası`;
    return [
      problemAt(
        site,
        placeOf(site, [key], "key"),
        `“${key}” sitede hiçbir yerde görünmüyor: ${missing} yok.`,
        `O ${file ? "bölümü" : "sayfayı"} yazın; görünmesini istemiyorsanız “${key}” alanını buradan silin.`,
      ),
    ];
  });
}
