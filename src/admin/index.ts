import { writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { basename, resolve } from "node:path";
import type { BuildArgs, CreateDevServerArgs, Store } from "gatsby";
import { gatsbyState } from "../build/gatsby-state";
import { readSiteConfig } from "../content-model/check/site-config";
import { contentFolder } from "../content-model/content-folder";
import { readSourceFiles } from "../content-model/documents";
import { writeSchemas } from "../content-model/json-schemas";
import { fullName } from "../domain/full-name";
import { type Bundle, bundleAdmin } from "./bundle";
import { editorConfig } from "./form/config";
import { adminPage } from "./page";

/**
 * Writes `/admin`; a public site gets it only if there is a repository to publish to.
 * @returns whether it was written
 */
export async function writeAdmin({ store }: BuildArgs, isPublic: boolean): Promise<boolean> {
  const { directory } = gatsbyState(store).program;
  const site = resolve(directory, "public");
  if (isPublic && !readSiteConfig(contentFolder(directory)).repository) return false;
  const bundle = await bundleAdmin(directory, resolve(site, "admin"));
  await writeFile(resolve(site, "admin.html"), pageOf(store, bundle));
  return true;
}

function pageOf(store: Store, bundle: Bundle): string {
  const { config, program } = gatsbyState(store);
  const folder = contentFolder(program.directory);
  const { brand, subtitle, repository } = readSiteConfig(folder);
  const editor = editorConfig({
    files: readSourceFiles(folder),
    repository,
    title: fullName(brand, subtitle),
    siteUrl: config.siteMetadata.siteUrl,
    folder: basename(program.directory),
  });
  return adminPage(editor, bundle);
}

/**
 * Serves `/admin` in `gatsby develop`, with the current content at each request, and updates the JSON Schemas for VS Code.
 */
export async function serveAdmin({ app, store }: CreateDevServerArgs): Promise<void> {
  const { directory } = gatsbyState(store).program;
  const bundle = await bundleAdmin(directory, resolve(directory, "public/admin"));
  writeSchemas(directory);
  app.get("/admin", (_request: unknown, response: ServerResponse) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(pageOf(store, bundle));
  });
}
