import { type Answer, type LiveSite, messageOf } from "./client.ts";
import { type Finding, finding } from "./finding.ts";
import { keptForEver } from "./headers.ts";
import { scriptsIn } from "./references.ts";

/** What a file's type must begin with, by its ending. */
const types: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  webmanifest: /^application\/(?:manifest\+)?json\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
};
const picture = /^image\//;

/** Whether a file carries a hash of its content in its name or its folder's. */
const isHashed = (path: string) => path.startsWith("/static/") || /-[0-9a-f]{20}\.js$/.test(path);

const endingOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? "";

function fileProblem(path: string, { status, headers, location }: Answer): string | undefined {
  if (status !== 200) return `status ${status}${location && ` to ${location}`}`;
  const type = headers.get("content-type") ?? "";
  return (types[endingOf(path)] ?? picture).test(type) ? undefined : `its type is "${type}"`;
}

/** Letters below which hosts compress nothing, since it would not get shorter. */
const smallest = 1_400;

/** Files whose content is read: scripts for the key, the manifest for its icons. */
const isRead = (path: string) => /\.(?:js|webmanifest)$/.test(path);

async function checkFile(site: LiveSite, path: string): Promise<Finding[]> {
  const answer = await (isRead(path) ? site.get(path) : site.head(path)).catch(messageOf);
  const check = `${/\.(?:js|json|css)$/.test(path) ? "scripts, styles and data" : "pictures, fonts and icons"} are there`;
  if (typeof answer === "string") return [finding(check, path, answer)];
  const problem = fileProblem(path, answer);
  if (problem) return [finding(check, path, problem)];
  const isPlain = answer.body.length > smallest && !answer.headers.get("content-encoding");
  return [
    finding(check, path),
    ...(path.endsWith(".js")
      ? [finding("scripts are compressed", path, isPlain && "it is sent as it is")]
      : []),
    ...(isHashed(path) ? [keptForEver(path, answer)] : []),
  ];
}

/** Paths of the manifest's icons; a manifest that cannot be read has none, and its page a finding. */
async function iconsOf(site: LiveSite, manifest: string): Promise<string[]> {
  try {
    const { icons = [] } = JSON.parse((await site.get(manifest)).body) as { icons?: { src: string }[] };
    return icons.map(({ src }) => new URL(src, site.origin).pathname);
  } catch {
    return [];
  }
}

/** What a build knows of its scripts, and nobody else need. */
const unpublished = ["/webpack.stats.json", "/chunk-map.json"];

/** Looks at every file of the pages, and that nothing lies about. */
export async function checkFiles(site: LiveSite, paths: readonly string[]): Promise<Finding[]> {
  const manifests = paths.filter((path) => path.endsWith(".webmanifest"));
  const icons = await Promise.all(manifests.map((path) => iconsOf(site, path)));
  const all = [...new Set([...paths, ...icons.flat()])];
  const findings = await Promise.all(all.map((path) => checkFile(site, path)));
  const hidden = await Promise.all(
    unpublished.map(async (path) => {
      const { status } = await site.head(path);
      return finding("what only the build needs is not published", path, status === 200 && "it is there");
    }),
  );
  return [...findings.flat(), ...hidden];
}

/** Paths of the scripts that scripts name, and those name: the loader all others, what a page at rest fetches ahead too. */
export async function scriptsNamedIn(site: LiveSite, paths: readonly string[]): Promise<string[]> {
  const known = new Set(paths);
  for (let asked = [...paths]; asked.length > 0; ) {
    const named = (await textsOf(site, asked)).flatMap(scriptsIn);
    asked = [...new Set(named)].filter((path) => !known.has(path));
    for (const path of asked) known.add(path);
  }
  return [...known].slice(paths.length);
}

/** The texts of the scripts among some files; "" for one that does not come. */
const textsOf = (site: LiveSite, paths: readonly string[]): Promise<string[]> =>
  Promise.all(
    paths
      .filter((path) => path.endsWith(".js"))
      .map(async (path) => (await site.get(path).catch(() => null))?.body ?? ""),
  );

/** The keys that the scripts show the function, without that of a developer's machine where there is another. */
export async function keysIn(site: LiveSite, paths: readonly string[]): Promise<string[]> {
  const texts = await textsOf(site, paths);
  const keys = new Set(
    texts.flatMap((text) => text.match(/\bsb_publishable_[\w-]{4,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g) ?? []),
  );
  return keys.size > 1 ? [...keys].filter((key) => key !== "sb_publishable_local") : [...keys];
}
