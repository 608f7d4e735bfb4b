import type { SourceFile } from "../documents";
import { dig } from "../walk";

/** Clinical facts only the laboratory can give, by field below `clinical`. */
const questions = {
  brands: "kullandığınız malzemelerin ve alaşımların markası",
  price: "fiyatı ya da nasıl öğrenildiği",
} as const;

/**
 * Lists questions of dentists that no product answers. A general answer about prices counts for all products.
 * @returns per question its field, what belongs there, and the number of products without it
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
