import { z } from "zod";
import { documentKinds } from "..";
import type { SourceFile } from "../documents";
import { isRecord } from "../walk";
import { lawSections } from "./missing-for-law";

/** Documents of which each is one page or the site itself; what products and pages leave out says nothing. */
const isOne = (file: string) => !file.includes("*") && /^(pages\/|site\.yaml$|navigation\.yaml$)/.test(file);

/**
 * What the site does not have and may do without: pages whose file is not there, and what is left out of the others. One line
 * a file; nothing of it is a mistake.
 */
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
        // No site that is to be published may do without these.
        .filter((key) => !(path === "site.yaml" && lawSections.includes(key)));
      return left.length > 0 ? [`content/${path}: ${left.join(", ")}`] : [];
    });
}
