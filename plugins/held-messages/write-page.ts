import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageFiles, scriptPrefix } from "./page";

/**
 * Writes the page and its script into a built site, in place of those of an earlier build.
 *
 * @param site absolute path of the built site
 * @param functionUrl address of the Supabase project; empty where the function is on the site's own origin
 */
export async function writePage(site: string, functionUrl: string): Promise<void> {
  const { page, script } = pageFiles(functionUrl);
  const old = (await readdir(site)).filter((name) => name.startsWith(scriptPrefix) && name.endsWith(".js"));
  await Promise.all(old.map((name) => rm(join(site, name))));
  await Promise.all([page, script].map(({ name, text }) => writeFile(join(site, name), text)));
}
