import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { siteSchema } from "./content-model/site";

/** Brand, description and address of the site, read before Gatsby's own content layer exists. */
export function readSiteConfig(): { brand: string; subtitle: string; url: string } {
  const site: unknown = parse(readFileSync(resolve("content/site.yaml"), "utf8"));
  const { data } = siteSchema.pick({ brand: true, subtitle: true, url: true }).strip().safeParse(site);
  if (!data)
    throw new Error(
      "content/site.yaml: brand, subtitle ya da url eksik. `npm run check:content` yerini gösterir.",
    );
  return data;
}
