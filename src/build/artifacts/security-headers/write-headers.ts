import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtPages } from "../built-pages";
import { inlineScriptSources } from "./inline-scripts";
import type { PolicyOptions } from "./policy";
import { headerRules, headersFile } from "./rules";

/** Hashes of all inline scripts. */
async function sourcesIn(site: string): Promise<string[]> {
  const pages = await Promise.all(builtPages(site).map(({ file }) => readFile(join(site, file), "utf8")));
  return [...new Set(pages.flatMap(inlineScriptSources))].sort();
}

/**
 * Writes `_headers`.
 * @param site absolute path of the built site
 * @throws Error if a line is too long
 */
export async function writeHeaders(
  site: string,
  policy: Omit<PolicyOptions, "scriptSources">,
): Promise<void> {
  const rules = headerRules({
    ...policy,
    scriptSources: await sourcesIn(site),
  });
  await writeFile(join(site, "_headers"), headersFile(rules));
}
