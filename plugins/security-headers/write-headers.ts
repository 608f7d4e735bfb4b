import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtPages } from "../built-pages";
import { headersFile } from "./headers-file";
import { inlineScriptSources } from "./inline-scripts";
import { caddyFile, nginxFile, vercelFile } from "./other-hosts";
import type { PolicyOptions } from "./policy";
import { headerRules } from "./rules";

interface WriteOptions extends Omit<PolicyOptions, "scriptSources"> {
  /** Absolute path of the built site. */
  site: string;
  /** Absolute path of the folder for files of hosts that do not read `_headers`. */
  hostFiles: string;
  /** Where the site is published: `https://www.example.com`. */
  siteUrl: string;
}

/** Sources for `script-src` that let the inline scripts of all pages run. */
async function sourcesIn(site: string): Promise<string[]> {
  const pages = await Promise.all(builtPages(site).map(({ file }) => readFile(join(site, file), "utf8")));
  return [...new Set(pages.flatMap(inlineScriptSources))].sort();
}

/**
 * Writes the headers of a built site: `_headers` into it, and the same for other hosts beside it.
 * @throws Error where a host would leave out a part of `_headers`
 */
export async function writeHeaders({ site, hostFiles, siteUrl, ...policy }: WriteOptions): Promise<void> {
  const rules = headerRules({ ...policy, scriptSources: await sourcesIn(site) });
  await writeFile(join(site, "_headers"), headersFile(rules));
  const { hostname } = new URL(siteUrl);
  await mkdir(hostFiles, { recursive: true });
  await writeFile(join(hostFiles, "vercel.json"), vercelFile(rules));
  await writeFile(join(hostFiles, "nginx.conf"), nginxFile(rules, hostname));
  await writeFile(join(hostFiles, "Caddyfile"), caddyFile(rules, hostname));
}
