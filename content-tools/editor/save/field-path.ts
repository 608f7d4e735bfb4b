import { isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import type { Problem } from "../../check";
import type { SourceFile } from "../../model/documents";

/** The sections, items and fields that lead to a problem, as the form shows them: "catalogue › 1 › category". */
export function fieldPathOf(file: SourceFile | undefined, { line, column, message }: Problem): string {
  if (!file || !isNode(file.yaml.contents)) return "";
  const lines = file.text.split("\n").slice(0, line - 1);
  const offset = lines.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  const steps = stepsTo(file.yaml.contents, offset);
  const last = steps.at(-1);
  // What a section lacks is placed where the section begins, which is also where its first field does.
  if (last?.beginsSection && !message.includes(`“${last.name}”`)) steps.pop();
  return steps.map(({ name }) => name).join(" › ");
}

interface Step {
  name: string;
  beginsSection: boolean;
}

function stepsTo(node: Node, offset: number): Step[] {
  const covers = (start: number | undefined, end: number | undefined) =>
    start !== undefined && end !== undefined && start <= offset && offset < Math.max(end, start + 1);
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
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
      return [{ name: String(i + 1), beginsSection: false }, ...stepsTo(item, offset)];
    }
  }
  return [];
}
