import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Palette, paletteOf } from "../../domain/colour/palette";
import { brandSchema } from "../brand";
import { brandFile } from "../brand-files";
import { contentFolder } from "../content-folder";
import { indexContent } from "../content-index";
import { parseSourceFile, readSourceFiles } from "../documents";
import type { repository } from "../repository";
import { siteSchema } from "../site";
import { documentProblems } from "./document-problems";
import { missingDocuments } from "./placement-problems";
import { formatProblems, inOrder } from "./problem";

const identity = siteSchema
  .pick({ brand: true, subtitle: true, url: true, email: true, phone: true, repository: true })
  .strip();

/** Brand, addresses and colours of the laboratory, as they are needed before Gatsby's own content layer exists. */
export interface SiteConfig {
  brand: string;
  subtitle: string;
  url: string;
  /** Undefined where the laboratory gives none to the public. */
  email?: string | undefined;
  phone: { display: string; e164: string };
  palette: Palette;
  /** Where `/admin` publishes to, if anywhere. */
  repository?: z.infer<typeof repository> | undefined;
}

/**
 * Reads and parses the files anew at each call.
 * @param folder absolute path of the content
 * @throws ContentError with the content check's own words when a file cannot be read or one of the values is wrong
 */
export function readSiteConfig(folder = contentFolder()): SiteConfig {
  const site = readDocument("site.yaml", identity, folder);
  const brand = readDocument(brandFile, brandSchema, folder);
  return { ...site, palette: paletteOf(brand) };
}

function readDocument<T>(path: string, schema: z.ZodType<T>, folder: string): T {
  const source = join(folder, path);
  const file = existsSync(source) ? parseSourceFile(path, readFileSync(source, "utf8")) : undefined;
  const { data } = schema.safeParse(file?.value);
  if (data !== undefined) return data;
  const problems = file
    ? documentProblems(file, indexContent(readSourceFiles(folder)))
    : missingDocuments([]).filter((problem) => problem.file === path);
  throw new ContentError(formatProblems(inOrder(problems)));
}

/**
 * Where the site is published: the setting SITE_URL where there is one, else `url` of `content/site.yaml`.
 * @param setting what the environment has; empty is as good as none, since build machines hand an unset variable on so
 * @throws ContentError when the setting is no address as `url` has to be one
 */
export function publishedUrl(url: string, setting: string | undefined): string {
  const own = setting?.trim();
  if (!own || siteSchema.shape.url.safeParse(own).success) return own || url;
  throw new ContentError(
    `SITE_URL is no address of a site: "${own}". Write https:// and the host without a slash at the end, as in ${url}, ` +
      "or leave SITE_URL unset for the url of content/site.yaml.",
  );
}

/** Mistakes in the content, in the words of the content check for an editor; or in the setting that takes its place. */
export class ContentError extends Error {}

/** Addresses that nobody can reach: reserved names, and those of this machine. */
export const isReservedAddress = (url: string): boolean => {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return /(?:^|\.)(?:example|invalid|test|localhost)$|^[\d.]+$|:/.test(host);
};
