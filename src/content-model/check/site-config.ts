import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Palette, paletteOf } from "../../domain/colour/palette";
import { brandSchema } from "../brand";
import { brandFile } from "../brand-files";
import { contentFolder } from "../content-folder";
import { parseSourceFile, readSourceFiles } from "../documents";
import { siteSchema } from "../site";
import { checkDocuments } from "./check-documents";
import { formatProblems, placed } from "./report";

const identity = siteSchema
  .pick({ brand: true, subtitle: true, url: true, email: true, phone: true, repository: true, facts: true })
  .strip();

/** Configuration needed before Gatsby's content layer is available. */
export type SiteConfig = z.infer<typeof identity> & { palette: Palette };

/**
 * Reads and parses the files at each call.
 * @param folder absolute path of the content
 * @throws ContentError with the content check's messages
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
  throw new ContentError(formatProblems(checkDocuments(readSourceFiles(folder)).map(placed)));
}

/**
 * URL of the site: SITE_URL if set, otherwise `url` of `content/site.yaml`.
 * @param setting environment value; empty counts as unset
 * @throws ContentError if the setting is no valid `url`
 */
export function publishedUrl(url: string, setting: string | undefined): string {
  const own = setting?.trim();
  if (!own || siteSchema.shape.url.safeParse(own).success) return own || url;
  throw new ContentError(
    `SITE_URL is no address of a site: "${own}". Write https:// and the host without a slash at the end, as in ${url}, ` +
      "or leave SITE_URL unset for the url of content/site.yaml.",
  );
}

/** Mistakes in the content, or in the setting that replaces it. */
export class ContentError extends Error {}

/** Unreachable hosts: reserved names and this machine. */
export const isReservedAddress = (url: string): boolean => {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return /(?:^|\.)(?:example|invalid|test|localhost)$|^[\d.]+$|:/.test(host);
};
