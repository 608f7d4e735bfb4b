import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readSiteConfig } from "../../content-model/check/site-config";
import { contentFolder } from "../../content-model/content-folder";
import { readSourceFiles } from "../../content-model/documents";
import { movedPages } from "../../content-model/moved-pages";
import { originsOf } from "../../content-model/repository";
import { gatsbyState } from "../gatsby-state";
import { flattenPages } from "./flat-pages";
import { writeMovedPages } from "./moved-pages";
import { writeHeaders } from "./security-headers/write-headers";
import { securityText } from "./security-text";
import { type CardAnswer, cardQuery, writeSocialCards } from "./social-cards";

/** Writes texts for machines and social cards to `public/`, names the pages' files, and sets the headers of all. */
export async function writeArtifacts({ graphql, store }: BuildArgs): Promise<void> {
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
  await flattenPages(site, new Set(pages.keys()));
  const content = readSourceFiles(contentFolder(program.directory));
  await writeMovedPages(site, siteUrl, movedPages(content));
  // Last, because the policy contains the hashes of the pages' inline scripts.
  await writeHeaders(site, {
    functionUrl: process.env.GATSBY_SUPABASE_URL || undefined,
    adminOrigins: laboratory.repository ? originsOf(laboratory.repository) : [],
  });
}

const robotsText = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", siteUrl)}\n`;
