import { strings } from "../../domain/interface-strings";
import { defaultWords } from "../../domain/replaceable-words";
import { slugOf } from "../../domain/turkish";
import type { SourceFile } from "../documents";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

const rows = ["comparison", "rows"] as const;

/** Reports comparison rows named like those that the page adds from the products. */
export function addedRows(file: SourceFile, files: readonly SourceFile[]): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  const turnaround = dig(site?.value, ["words", "turnaround"]) ?? defaultWords.turnaround;
  const added = [String(turnaround), strings.warranty].map(slugOf);
  const labels = file.kind?.type === "Product" ? dig(file.value, rows) : undefined;
  return (Array.isArray(labels) ? labels : []).flatMap((row: unknown, i) => {
    const label = dig(row, ["label"]);
    if (typeof label !== "string" || !added.includes(slugOf(label))) return [];
    const message = `“${label}” satırı ürünlerden kendiliğinden gelir.`;
    const fix = "Bu ölçütü kaldırın; başka bir şey anlatıyorsa adını değiştirin.";
    return [problemAt(file, [...rows, i, "label"], { message, fix })];
  });
}
