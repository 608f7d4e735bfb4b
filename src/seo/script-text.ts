import type { Graph, Thing } from "./schema-types";

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * The things as text for a script element. No content can close the element: brackets are written as escapes, and
 * ampersands too, since Gatsby decodes entities (`&lt;`) when it moves the element into the head.
 */
export function toScriptText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}
