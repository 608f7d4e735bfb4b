import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { type SveltiaStrings, sveltiaStrings } from "./sveltia-strings";

export interface Bundle {
  script: string;
  style: string;
}

/**
 * Modules excluded from the bundle: other languages, syntax highlighting, maps, drawings, picture conversion,
 * and Node modules of the content check.
 */
const unused =
  /^node:|^@shikijs\/|^leaflet|^terra-draw|^svgo|chunks\/(?:heic|shiki|webp)|\/locales\/[\w-]+\.json$/;

const readStrings = (file: string): SveltiaStrings => JSON.parse(readFileSync(file, "utf8"));

/** Replaces strings of the package by ours. */
export const merged = (theirs: SveltiaStrings, ours: SveltiaStrings): SveltiaStrings => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(ours).map(([key, word]) => [
      key,
      typeof word === "string" ? word : merged(Object(theirs[key]), word),
    ]),
  ),
});

/** Restricts Sveltia CMS to Turkish, with corrected strings. */
const turkish: Plugin = {
  name: "turkish",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: unused }, ({ path }) =>
      path.endsWith("/tr.json") ? undefined : { path: "unused", namespace: "unused" },
    );
    onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "module.exports = {};" }));
    onLoad({ filter: /[\\/]locales[\\/]tr\.json$/ }, ({ path }) => ({
      loader: "json",
      contents: JSON.stringify(merged(readStrings(path), sveltiaStrings)),
    }));
  },
};

/**
 * Bundles Sveltia CMS with its fonts, without external requests.
 * @param project the project's folder
 * @param folder output folder
 */
export async function bundleAdmin(project: string, folder: string): Promise<Bundle> {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ["src/admin/browser/main.ts", "src/admin/browser/page.css"],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["chrome109", "firefox121", "safari15.4"],
    minify: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/admin",
    jsx: "automatic",
    loader: { ".woff2": "file" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [turkish],
    inject: ["src/admin/corrections/structured-clone.ts"],
    logLevel: "error",
    metafile: true,
  });
  // Sveltia loads its fonts from "assets" beside its script.
  const assets = join(project, "node_modules/@sveltia/cms/npm/assets");
  for (const file of readdirSync(assets).filter((name) => name.endsWith(".woff2")))
    cpSync(join(assets, file), join(folder, "assets", file));
  const named = (entry: string) => {
    const [file] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry) ?? [];
    if (!file) throw new Error(`esbuild wrote nothing for ${entry}.`);
    return file.slice(file.lastIndexOf("/") + 1);
  };
  return { script: named("src/admin/browser/main.ts"), style: named("src/admin/browser/page.css") };
}
