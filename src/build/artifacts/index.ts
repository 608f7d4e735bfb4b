import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { BuildArgs, Store } from "gatsby";
import { readSiteConfig } from "../../content-model/check/site-config";
import { contentFolder } from "../../content-model/content-folder";
import { readSourceFiles } from "../../content-model/documents";
import { movedPages } from "../../content-model/moved-pages";
import { originsOf } from "../../content-model/repository";
import { gatsbyState } from "../gatsby-state";
import { isProductionBuild } from "../production-settings";
import { writeAskedForFiles } from "./asked-for-files";
import { otherNotFound, pageDataFile, pageFile } from "./built-pages";
import { flattenPages } from "./flat-pages";
import { writeMovedPages } from "./moved-pages";
import { filesBelow } from "./named-files";
import { removeUnnamed } from "./remove-unnamed";
import { workerFiles, writeRetiredWorkers } from "./retired-workers";
import { writeHeaders } from "./security-headers/write-headers";
import { securityText } from "./security-text";
import { type CardAnswer, cardQuery, writeSocialCards } from "./social-cards";

/**
 * Writes robots.txt and the like, social cards, flat pages and headers to `public/`, and deletes files that are no longer
 * used.
 * @param hasAdmin whether this build has `/admin`
 */
export async function writeArtifacts({ graphql, store }: BuildArgs, hasAdmin: boolean): Promise<void> {
  const { config, pages, program } = gatsbyState(store);
  const { siteUrl } = config.siteMetadata;
  const laboratory = readSiteConfig(contentFolder(program.directory));
  const site = join(program.directory, "public");
  await writeFile(join(site, "robots.txt"), robotsText(siteUrl));
  await mkdir(join(site, ".well-known"), { recursive: true });
  await writeFile(join(site, ".well-known/security.txt"), securityText(laboratory, siteUrl));
  const { data = {}, errors } = await graphql<CardAnswer>(cardQuery);
  if (errors) throw errors;
  const cards = Object.values(data).flatMap(({ nodes }) =>
    nodes.flatMap(({ socialCard }) => socialCard ?? []),
  );
  await writeSocialCards(site, cards);
  const routes = new Set(pages.keys());
  await flattenPages(site, routes);
  const moved = movedPages(readSourceFiles(contentFolder(program.directory)));
  await writeMovedPages(site, siteUrl, moved);
  await writeRetiredWorkers(site);
  await writeAskedForFiles(site);
  const staticFolder = join(program.directory, "static");
  const removed = await removeUnnamed(site, {
    roots: [
      ...[...routes].flatMap((route) => [pageFile(route), pageDataFile(route)]),
      pageDataFile(otherNotFound),
      ...moved.map(({ from }) => pageFile(from)),
      ...(existsSync(staticFolder) ? await filesBelow(staticFolder) : []),
      ...workerFiles,
      ...(hasAdmin ? ["admin.html"] : []),
    ],
    isPublic: isProductionBuild(process.env),
  });
  forgetPictures(store, removed);
  // Last, because the policy contains the hashes of the pages' inline scripts.
  await writeHeaders(site, {
    functionUrl: process.env.GATSBY_SUPABASE_URL || undefined,
    adminOrigins: laboratory.repository ? originsOf(laboratory.repository) : [],
    hasAdmin,
  });
}

/** Makes Gatsby forget the jobs of deleted pictures; otherwise it would not create them again if they are used again. */
function forgetPictures(store: Store, removed: readonly string[]): void {
  const names = new Set(removed.map((file) => parse(file).name));
  for (const [contentDigest, { inputPaths }] of gatsbyState(store).jobsV2.complete)
    if (inputPaths.some((input) => names.has(parse(input.path).name)))
      store.dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
}

const robotsText = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", siteUrl)}\n`;
