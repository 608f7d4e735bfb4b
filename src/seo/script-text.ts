import type { Graph, Thing } from "schema-dts";

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Serialises for a script element. Escapes brackets, so that content cannot close the element, and
 * ampersands, because Gatsby decodes entities when it moves the element into the head.
 */
export function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}
