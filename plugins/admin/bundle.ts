import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { mergeWords, type Words } from "./merge-words";
import { words } from "./words";

/** Families of Sveltia's fonts, which its style sheet loads from a CDN before the copies below. */
const fontFamilies = ["source-sans-3", "noto-mono", "material-symbols-outlined"];

/** Names of the output files. */
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

const readWords = (file: string): Words => JSON.parse(readFileSync(file, "utf8"));

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
      contents: JSON.stringify(
        mergeWords(readWords(path), words, readWords(join(dirname(path), "en-US.json"))),
      ),
    }));
  },
};

/**
 * Sveltia keeps no drafts until the next reload once another backend than the configured one is chosen: the folder
 * of this machine.
 */
const draftsOfFirstBackend = /if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=[^`]{1,60}`draft-backups`)/;

/** Replaces the CDN's fonts in Sveltia's style sheet by the copies, and keeps drafts of every backend. */
const corrections = (project: string): Plugin => ({
  name: "corrections",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      const replace = (code: string, what: string, found: RegExp, by: string): string => {
        const own = code.replace(found, by);
        if (own === code) throw new Error(`@sveltia/cms has ${what} in another way: look at ${path}.`);
        return own;
      };
      const code = fontFamilies.reduce(
        (before, family) => {
          const remote = new RegExp(
            `https://cdn\\.jsdelivr\\.net/fontsource/fonts/${family}[^)]*\\.woff2`,
            "g",
          );
          return replace(before, family, remote, `/admin/assets/${fontFile(project, family)}`);
        },
        readFileSync(path, "utf8"),
      );
      return { contents: replace(code, "drafts", draftsOfFirstBackend, "if($1)$2"), loader: "js" };
    });
  },
});

/**
 * Bundles Sveltia CMS with its fonts, without external requests.
 * @param project the project's folder
 * @param folder output folder, which is emptied
 * @throws Error if the package's structure is unknown
 */
export async function bundleAdmin(project: string, folder: string): Promise<Bundle> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ["plugins/admin/browser/main.ts", "plugins/admin/browser/page.css"],
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
    plugins: [turkish, corrections(project)],
    logLevel: "error",
    metafile: true,
  });
  copyFonts(project, folder);
  const named = (entry: string) => {
    const [file] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry) ?? [];
    if (!file) throw new Error(`esbuild wrote nothing for ${entry}.`);
    return file.slice(file.lastIndexOf("/") + 1);
  };
  return { script: named("plugins/admin/browser/main.ts"), style: named("plugins/admin/browser/page.css") };
}

const sveltia = "node_modules/@sveltia/cms/npm";

/** @throws Error if the package no longer has the font */
function fontFile(project: string, family: string): string {
  const font = readdirSync(join(project, sveltia, "assets")).find(
    (name) => name.startsWith(family) && name.endsWith(".woff2"),
  );
  if (!font) throw new Error(`@sveltia/cms has no font ${family} of its own any more: look at ${sveltia}.`);
  return font;
}

/** Sveltia also loads its fonts from "assets" beside the script. */
function copyFonts(project: string, folder: string): void {
  for (const font of fontFamilies.map((family) => fontFile(project, family)))
    cpSync(join(project, sveltia, "assets", font), join(folder, "assets", font));
}
