import { placeOf, type SourceFile, type ValuePath } from "../documents";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/** A list of names that products choose from. */
interface Names {
  path: ValuePath;
  what: string;
  /** The field in which a product names one. */
  field: string;
  takenBy: (product: unknown) => unknown[];
}

const lists: readonly Names[] = [
  {
    path: ["catalogue", "categories"],
    what: "kategorisinde",
    field: "category",
    takenBy: (product) => {
      const cards = dig(product, ["catalogue"]);
      return Array.isArray(cards) ? cards.map((card: unknown) => dig(card, ["category"])) : [];
    },
  },
  {
    path: ["products", "groups"],
    what: "menü grubunda",
    field: "group",
    takenBy: (product) => [dig(product, ["menu", "group"])],
  },
];

/** Categories and menu groups that no product is in: the site shows them nowhere. */
export function emptyNames(files: readonly SourceFile[]): Problem[] {
  const products = files.filter(({ kind }) => kind?.type === "Product").map(({ value }) => value);
  return lists.flatMap(({ path, what, field, takenBy }) => {
    const taken = new Set(products.flatMap(takenBy));
    return files.flatMap((file) => {
      const names = file.kind?.type === "Product" ? undefined : dig(file.value, path.map(String));
      if (!Array.isArray(names)) return [];
      return names.flatMap((name: unknown, i) =>
        taken.has(name)
          ? []
          : [
              problemAt(
                file,
                placeOf(file, [...path, i]),
                `“${name}” ${what} ürün yok.`,
                `Satırı silin ya da bir ürünün “${field}” alanına bu adı yazın.`,
              ),
            ],
      );
    });
  });
}
