import { isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import { z } from "zod";
import type { SourceFile, SourcePosition, ValuePath } from "../documents";
import { labelOf } from "../label";
import { metaOf, schemaAt, unwrap } from "../schema";

/** Position of a field as /admin labels it: "Üstünlükler bölümü › 2 › Başlık". */
export function fieldOf(file: SourceFile, position: SourcePosition, message: string): string {
  const path = fieldPath(file, position, message);
  return path
    .map((step, i) =>
      typeof step === "number" ? String(step + 1) : labelAt(file, path.slice(0, i + 1)) || step,
    )
    .join(" › ");
}

/** Label of a declared field. Record entries have no label: their key is their name. */
export function labelAt(file: SourceFile, path: ValuePath): string {
  if (unwrap(schemaAt(file, path.slice(0, -1))) instanceof z.ZodRecord) return "";
  return labelOf(metaOf(schemaAt(file, path)).description ?? "");
}

/** Path of a problem. */
export function fieldPath(file: SourceFile, { line, column }: SourcePosition, message: string): ValuePath {
  if (!isNode(file.yaml.contents)) return [];
  const lines = file.text.split("\n").slice(0, line - 1);
  const offset = lines.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  const steps = stepsTo(file.yaml.contents, offset);
  const last = steps.at(-1);
  // A missing field is reported at the start of its section, where the first field starts too.
  if (last?.beginsSection && !message.includes(`“${last.name}”`)) steps.pop();
  return steps.map(({ name }) => name);
}

interface Step {
  name: string | number;
  beginsSection: boolean;
}

function stepsTo(node: Node, offset: number): Step[] {
  const covers = (start: number | undefined, end: number | undefined) =>
    start !== undefined && end !== undefined && start <= offset && offset < Math.max(end, start + 1);
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key) || !isName(String(key.value))) continue;
      const start = key.range?.[0];
      const end = (isNode(value) ? value.range : key.range)?.[1];
      if (!covers(start, end)) continue;
      const step = { name: String(key.value), beginsSection: start === offset && key === node.items[0]?.key };
      return [step, ...(isNode(value) ? stepsTo(value, offset) : [])];
    }
  }
  if (isSeq(node)) {
    for (const [i, item] of node.items.entries()) {
      if (!isNode(item) || !covers(item.range?.[0], item.range?.[1])) continue;
      return [{ name: i, beginsSection: false }, ...stepsTo(item, offset)];
    }
  }
  return [];
}

/** Longer keys are texts with a missing colon. */
const isName = (key: string) => key.length <= 60;
