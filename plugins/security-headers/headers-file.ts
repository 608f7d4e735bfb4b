import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isBuiltPage } from "../built-pages";
import { inlineScriptSources } from "./inline-scripts";
import { securityHeaders } from "./policy";

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Scripts that carry the hash of their content in their name. */
const hashedScript = /-[0-9a-f]{20}\.js$/;

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Writes `_headers`, which static hosts and the local server read: security headers everywhere, and files that never
 * change under their name kept for ever. HTML is revalidated by the hosts' own default.
 * @param folder absolute path of the built site
 * @param functionUrl address of the backend, absent where it is on the site's own origin
 */
export async function writeHeadersFile(folder: string, functionUrl: string | undefined): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter(isBuiltPage);
  const sources = new Set<string>();
  for (const name of pages) {
    for (const source of inlineScriptSources(await readFile(join(folder, name), "utf8"))) sources.add(source);
  }
  const scriptSources = [...sources].sort();
  const scripts = names.filter((name) => hashedScript.test(name)).sort();
  const rules = [
    rule("/*", securityHeaders({ scriptSources, functionUrl })),
    rule("/static/*", immutable),
    ...scripts.map((name) => rule(`/${name}`, immutable)),
  ];
  await writeFile(join(folder, "_headers"), `${rules.join("\n")}\n`);
}
