import { placeOf, type SourceFile, type ValuePath } from "./documents";
import { type Problem, problemAt } from "./problem";
import { isRecord } from "./walk";

/** Values that only one product may have: its address, and its place in each order. */
export function uniqueProblems(files: readonly SourceFile[]): Problem[] {
  const products = files.filter((file) => file.kind?.type === "Product" && isRecord(file.value));
  const claims = products.flatMap((file) => claimsOf(file));
  return claims.flatMap((claim, i) => {
    const earlier = claims.slice(0, i).find((other) => other.key === claim.key);
    if (!earlier) return [];
    return [
      problemAt(
        claim.file,
        placeOf(claim.file, claim.path),
        `${claim.what} zaten kullanılıyor: content/${earlier.file.path}.`,
        claim.fix,
      ),
    ];
  });
}

interface Claim {
  file: SourceFile;
  path: ValuePath;
  key: string;
  what: string;
  fix: string;
}

function claimsOf(file: SourceFile): Claim[] {
  const product = isRecord(file.value) ? file.value : {};
  const claim = (path: ValuePath, scope: string, value: unknown, what: string, fix: string): Claim[] =>
    value === undefined ? [] : [{ file, path, key: `${scope}:${String(value)}`, what, fix }];
  const part = (name: string) => (isRecord(product[name]) ? product[name] : {});
  const cards = Array.isArray(product.catalogue) ? product.catalogue : [];
  const free = "Başka bir sıra numarası verin.";
  return [
    ...claim(
      ["slug"],
      "slug",
      product.slug,
      `“${String(product.slug)}” adresi`,
      "Her ürünün adresi farklı olmalı.",
    ),
    ...claim(
      ["menu", "order"],
      `menu ${String(part("menu").group)}`,
      part("menu").order,
      "Menüdeki bu sıra",
      free,
    ),
    ...claim(["form", "order"], "form", part("form").order, "Formdaki bu sıra", free),
    ...claim(["footer", "order"], "footer", part("footer").order, "Alt bilgideki bu sıra", free),
    ...cards.flatMap((card, i) =>
      claim(
        ["catalogue", i, "order"],
        "catalogue",
        isRecord(card) ? card.order : undefined,
        "Katalogdaki bu sıra",
        free,
      ),
    ),
  ];
}
