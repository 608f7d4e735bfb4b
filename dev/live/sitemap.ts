import type { LiveSite } from "./client.ts";
import { type Finding, finding } from "./finding.ts";

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, url = ""]) => url);

/** The path of an address of the site itself, or undefined for one elsewhere. */
const pathOf = (url: string, { published }: LiveSite): string | undefined =>
  URL.canParse(url) && new URL(url).origin === published ? url.slice(published.length) || "/" : undefined;

/**
 * The paths of all pages, by robots.txt and the sitemap it names.
 * @returns no paths where one of these is missing, which the findings say
 */
export async function readSitemap(site: LiveSite): Promise<{ paths: string[]; findings: Finding[] }> {
  const findings: Finding[] = [];
  const read = async (check: string, path: string): Promise<string> => {
    const { status, body } = await site.get(path);
    findings.push(finding(check, path, status !== 200 && `status ${status}`));
    return status === 200 ? body : "";
  };
  const robots = await read("robots.txt and sitemap are there", "/robots.txt");
  const index = /^Sitemap:\s*(\S+)$/im.exec(robots)?.[1] ?? "";
  const start = pathOf(index, site);
  if (start === undefined) {
    findings.push(finding("robots.txt names the sitemap", "/robots.txt", `it names "${index}"`));
    return { paths: [], findings };
  }
  findings.push(finding("robots.txt names the sitemap", "/robots.txt"));
  const paths: string[] = [];
  const follow = async (path: string): Promise<void> => {
    const xml = await read("robots.txt and sitemap are there", path);
    for (const url of locations(xml)) {
      const found = pathOf(url, site);
      findings.push(finding("the sitemap names the site's own addresses", url, !found && "is elsewhere"));
      if (found === undefined) continue;
      if (xml.includes("<sitemapindex")) await follow(found);
      else paths.push(found);
    }
  };
  await follow(start);
  findings.push(finding("the sitemap names pages", start, paths.length === 0 && "it names none"));
  return { paths: [...new Set(paths)], findings };
}
