import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { siteSchema } from "./model/site";

/** Brand and addresses of the laboratory, read before Gatsby's own content layer exists. */
export function readSiteConfig(): { brand: string; subtitle: string; url: string; email: string } {
  const site: unknown = parse(readFileSync(resolve("content/site.yaml"), "utf8"));
  const { data } = siteSchema
    .pick({ brand: true, subtitle: true, url: true, email: true })
    .strip()
    .safeParse(site);
  if (!data)
    throw new Error(
      "content/site.yaml: brand, subtitle, url ya da email eksik. `npm run check:content` yerini gösterir.",
    );
  return data;
}
