import { positionOf, type SourceFile } from "../documents";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";
import { placeWords, worded } from "./sentence";

/** Reports navigation links that a document adds by itself already. */
export function doubledLinks(file: SourceFile, files: readonly SourceFile[]): Problem[] {
  if (file.kind?.type !== "Navigation") return [];
  return ownPlaces.flatMap(({ list, type, key, group }) => {
    const links = dig(file.value, list);
    const where = key === "footer" ? "alt bilgide" : "menüde";
    return (Array.isArray(links) ? links : []).flatMap((link: unknown, i) => {
      const to = dig(link, ["to"]);
      const owner = files.find(
        ({ kind, value }) =>
          kind?.type === type &&
          dig(value, [key]) !== undefined &&
          dig(value, [key, "group"]) === group &&
          `/${dig(value, ["slug"])}` === to,
      );
      if (!owner) return [];
      return [
        problemAt(
          file,
          positionOf(file, [...list, i, "to"]),
          worded`“${String(to)}” bağlantısı ${where} zaten kullanılıyor: ${placeWords({ file: owner, path: [key] }, file)}.`,
          `${type === "Product" ? "Ürün" : "Sayfa"} ${where}ki yerini kendisi söyler; buradaki bağlantıyı silin.`,
        ),
      ];
    });
  });
}

/** Lists of links that documents add themselves to. */
const ownPlaces = [
  { list: ["footer", "serviceLinks"], type: "Product", key: "footer", group: undefined },
  { list: ["footer", "serviceLinks"], type: "Page", key: "footer", group: "services" },
  { list: ["footer", "quickLinks"], type: "Page", key: "footer", group: "quick" },
  { list: ["corporate", "links"], type: "Page", key: "menu", group: "corporate" },
  { list: ["products", "links"], type: "Page", key: "menu", group: "products" },
] as const;
