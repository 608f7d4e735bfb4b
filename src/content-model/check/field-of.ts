import { z } from "zod";
import type { SourceFile, ValuePath } from "../documents";
import { labelOf } from "../label";
import { metaOf, unwrap } from "../schema";
import { schemaAt } from "../walk";

/** Position of a field as /admin labels it: "Üstünlükler bölümü › 2 › Başlık". */
export const fieldOf = (file: SourceFile, path: ValuePath): string =>
  path
    .map((step, i) =>
      typeof step === "number" ? String(step + 1) : labelAt(file, path.slice(0, i + 1)) || step,
    )
    .join(" › ");

/** Label of a declared field. Record entries have no label: their key is their name. */
export function labelAt(file: SourceFile, path: ValuePath): string {
  if (unwrap(schemaAt(file, path.slice(0, -1))) instanceof z.ZodRecord) return "";
  return labelOf(metaOf(schemaAt(file, path)).description ?? "");
}
