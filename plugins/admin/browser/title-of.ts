import { documentKinds } from "../../../src/content-model";
import { parseSourceFile } from "../../../src/content-model/documents";
import { labelOf } from "../../../src/content-model/label";
import { dig } from "../../../src/content-model/walk";

/**
 * Title of a document as its list shows it; other files have their name only.
 * @param name file name
 */
export function titleOf(name: string, text: string): string {
  if (!name.endsWith(".yaml")) return name;
  const single = documentKinds.find(({ file }) => file.split("/").at(-1) === name);
  if (single) return labelOf(single.schema.description ?? "");
  const { value } = parseSourceFile(name, text);
  return String(dig(value, ["name"]) ?? dig(value, ["title"]) ?? name);
}
