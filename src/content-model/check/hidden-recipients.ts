import type { SourceFile } from "../documents";
import { dig, sectionsIn } from "../walk";
import { named } from "./names";
import { type Problem, problemAt } from "./problem";

/** Reports recipients of personal data that no section lists, although law 6698, article 10 requires it. */
export function hiddenRecipients(files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  // An unreadable page may contain the section.
  if (!site || dig(site.value, ["providers"]) === undefined || files.some(({ value }) => value === undefined))
    return [];
  if (
    files.some((file) =>
      sectionsIn(file).some(({ type, value }) => type === "text" && value.providers === true),
    )
  )
    return [];
  const message = `${named(site, ["providers"])} sitede hiçbir yerde görünmüyor.`;
  const fix =
    "Görünmesi için KVKK metninde alıcıları sayan yazı bölümünde bunları isteyin (providers); görünmesin istiyorsanız bunu kaldırın.";
  return [problemAt(site, ["providers"], { message, fix }, "key")];
}
