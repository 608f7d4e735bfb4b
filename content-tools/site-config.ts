import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { type Palette, paletteOf } from "../src/lib/colour/palette";
import { documentProblems } from "./check/document-problems";
import { missingDocuments } from "./check/placement-problems";
import { formatProblems, inOrder } from "./check/problem";
import { brandSchema } from "./model/brand";
import { brandFile } from "./model/brand-files";
import { indexContent } from "./model/content-index";
import { parseSourceFile, readSourceFiles } from "./model/documents";
import { siteSchema } from "./model/site";

const identity = siteSchema.pick({ brand: true, subtitle: true, url: true, email: true }).strip();

/** Brand, addresses and colours of the laboratory, as they are needed before Gatsby's own content layer exists. */
export interface SiteConfig {
  brand: string;
  subtitle: string;
  url: string;
  email: string;
  palette: Palette;
  /** The colour that the pictures' own is turned into, if any. */
  tint: string | undefined;
}

/**
 * Reads and parses the files anew at each call.
 * @param contentFolder absolute path of `content/`
 * @throws ContentError with the content check's own words when a file cannot be read or one of the values is wrong
 */
export function readSiteConfig(contentFolder = resolve("content")): SiteConfig {
  const site = readDocument("site.yaml", identity, contentFolder);
  const brand = readDocument(brandFile, brandSchema, contentFolder);
  return { ...site, palette: paletteOf(brand), tint: brand.pictures?.tint };
}

function readDocument<T>(path: string, schema: z.ZodType<T>, contentFolder: string): T {
  const source = join(contentFolder, path);
  const file = existsSync(source) ? parseSourceFile(path, readFileSync(source, "utf8")) : undefined;
  const { data } = schema.safeParse(file?.value);
  if (data !== undefined) return data;
  const problems = file
    ? documentProblems(file, indexContent(readSourceFiles(contentFolder)))
    : missingDocuments([]).filter((problem) => problem.file === path);
  throw new ContentError(formatProblems(inOrder(problems)));
}

/** Mistakes in the content; its message is that of the content check, for an editor. */
export class ContentError extends Error {}

/** Addresses that nobody can reach: reserved names, and those of this machine. */
export const isReservedAddress = (url: string): boolean => {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return /(?:^|\.)(?:example|invalid|test|localhost)$|^[\d.]+$|:/.test(host);
};
