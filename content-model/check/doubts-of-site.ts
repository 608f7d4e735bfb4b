import { placeOf, type SourceFile } from "../documents";
import { placeholdersIn } from "../placeholders";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/** A copyright line that names somebody else than the laboratory. */
export function namelessNotice(site: SourceFile): Problem[] {
  const notice = dig(site.value, ["legalNotice"]);
  if (typeof notice !== "string") return [];
  const names = [dig(site.value, ["brand"]), dig(site.value, ["company", "legalName"])];
  const named =
    placeholdersIn(notice).some((name) => name === "brand" || name === "legalName") ||
    names.some((name) => typeof name === "string" && notice.includes(name.trim()));
  if (named) return [];
  return [
    problemAt(
      site,
      placeOf(site, ["legalNotice"]),
      "Telif cümlesinde laboratuvarın adı geçmiyor.",
      "Adın yerine {brand}, ticaret unvanının yerine {legalName} yazın; ad değişince cümle de değişir.",
    ),
  ];
}
