import { z } from "zod";
import { documentKinds } from "..";
import type { SourceFile } from "../documents";
import { isRecord } from "../walk";
import { lawSections } from "./missing-for-law";

/** Documents that exist once; what products and pages leave out is not reported. */
const isOne = (file: string) => !file.includes("*") && /^(pages\/|site\.yaml$|navigation\.yaml$)/.test(file);

/** Lists optional pages and fields that the site does not use, one line per file. Informational only. */
export function absentParts(files: readonly SourceFile[]): string[] {
  return documentKinds
    .filter(({ file }) => isOne(file))
    .flatMap(({ file: path, schema }) => {
      const file = files.find((each) => each.path === path);
      if (!file) return [`content/${path}: sayfa yok`];
      const { value } = file;
      if (!isRecord(value)) return [];
      const left = Object.entries(schema.shape)
        .filter(([key, field]) => field instanceof z.ZodOptional && value[key] === undefined)
        .map(([key]) => key)
        // Files a published site cannot do without.
        .filter((key) => !(path === "site.yaml" && lawSections.includes(key)));
      return left.length > 0 ? [`content/${path}: ${left.join(", ")}`] : [];
    });
}
