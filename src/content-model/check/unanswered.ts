import type { SourceFile } from "../documents";
import { dig } from "../walk";

/** What only the laboratory can say of a product, by the field below `clinical` that says it. */
const questions = {
  brands: "kullandığınız malzemelerin ve alaşımların markası",
  price: "fiyatı ya da nasıl öğrenildiği",
} as const;

/**
 * What dentists ask of products and no file answers. A price list that says how prices are learned answers for all products.
 * @returns a line for each question: its field, what belongs there, and of how many products it is missing
 */
export function unansweredQuestions(files: readonly SourceFile[]): string[] {
  const site = files.find(({ path }) => path === "site.yaml")?.value;
  const products = files.filter(({ kind }) => kind?.type === "Product");
  return Object.entries(questions).flatMap(([field, what]) => {
    if (field === "price" && dig(site, ["practice", "priceList"]) !== undefined) return [];
    const without = products.filter(({ value }) => dig(value, ["clinical", field]) === undefined);
    return without.length > 0 ? [`clinical.${field} — ${what} (${without.length} üründe)`] : [];
  });
}
