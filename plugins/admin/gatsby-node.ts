import { rm, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { gatsbyState } from "../../src/build/gatsby-state";
import { contentFolder } from "../../src/content-model/content-folder";
import { readSourceFiles } from "../../src/content-model/documents";
import { writeSchemas } from "../../src/content-model/json-schemas/write-schemas";
import type { Repository } from "../../src/content-model/repository";
import { bundleAdmin } from "./bundle";
import { editorConfig } from "./form/config";
import { adminPage } from "./page";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    public: Joi.boolean().required().description("Whether the build is for the public."),
    title: Joi.string().required().description("What the page calls itself."),
    repository: Joi.object()
      .unknown()
      .description("Where publishing goes to; without it there is no page for the public."),
  });

/** The parts of Express that are used here. */
interface Request {
  params: Readonly<Record<string, string>>;
}
interface Response {
  type(name: string): Response;
  send(body: string): void;
  sendFile(name: string, options: { root: string; dotfiles: "allow" }): void;
}

/** Configuration for the current content. */
function configOf(
  { program, config }: ReturnType<typeof gatsbyState>,
  options: Readonly<Record<string, unknown>>,
) {
  return editorConfig({
    files: readSourceFiles(contentFolder(program.directory)),
    repository: options.repository as Repository | undefined,
    title: String(options.title),
    siteUrl: config.siteMetadata.siteUrl,
    folder: basename(program.directory),
  });
}

/** Writes the page, or deletes an earlier build's. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options) => {
  const state = gatsbyState(store);
  const site = resolve(state.program.directory, "public");
  if (options.public && !options.repository) {
    await rm(resolve(site, "admin.html"), { force: true });
    await rm(resolve(site, "admin"), { recursive: true, force: true });
    return;
  }
  const bundle = await bundleAdmin(state.program.directory, resolve(site, "admin"));
  await writeFile(resolve(site, "admin.html"), adminPage(configOf(state, options), bundle));
};

/**
 * Serves the page in `gatsby develop`, with the content current at each request, and updates the JSON Schemas
 * for VS Code.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store }, options) => {
  const state = gatsbyState(store);
  const folder = resolve(state.program.directory, ".cache/admin");
  const bundle = await bundleAdmin(state.program.directory, folder);
  writeSchemas(state.program.directory);
  app.get("/admin", (_request: Request, response: Response) => {
    response.type("html").send(adminPage(configOf(gatsbyState(store), options), bundle));
  });
  app.get(/^\/admin\/(.+)$/, (request: Request, response: Response) => {
    response.sendFile(request.params[0] ?? "", { root: folder, dotfiles: "allow" });
  });
};
