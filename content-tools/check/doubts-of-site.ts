import { placeOf, placeOfPart, type SourceFile } from "../model/documents";
import { placeholdersIn } from "../model/placeholders";
import { dig, fieldsOf } from "../model/walk";
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

/** Texts that send to WhatsApp where the laboratory has no number there; labels of links that are not shown do not count. */
export function missingWhatsapp(files: readonly SourceFile[], site: SourceFile): Problem[] {
  if (dig(site.value, ["whatsapp"]) !== undefined) return [];
  return files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value, meta }) =>
      meta.kind === "text" &&
      typeof value === "string" &&
      /whatsapp/i.test(value) &&
      !path.some((step) => /^whatsapp/.test(String(step)))
        ? [
            problemAt(
              file,
              placeOfPart(file, path, /whatsapp/i.exec(value)?.[0] ?? ""),
              "Metin WhatsApp’tan söz ediyor, site.yaml dosyasında ise numarası yok.",
              "Metinden çıkarın ya da content/site.yaml içine “whatsapp” numarasını yazın.",
            ),
          ]
        : [],
    ),
  );
}
