import { type LiveSite, liveSite, messageOf } from "./client.ts";
import { checkFiles, keysIn, scriptsNamedIn } from "./files.ts";
import { type Finding, finding } from "./finding.ts";
import { checkFunction, type LiveFunction, sendMessages } from "./function.ts";
import { directivesOf } from "./headers.ts";
import { checkHealth } from "./health.ts";
import { checkOtherAddresses, checkPage } from "./pages.ts";
import { checkSecureAddress } from "./secure-address.ts";
import { readSitemap } from "./sitemap.ts";

export interface LiveOptions {
  /** Where the site is: `https://www.example.com`. */
  url: string;
  /** What it calls itself, where `url` is a copy elsewhere: a preview, a local server. */
  published?: string | undefined;
  /** Address of the function; found in the site's own policy unless given. null looks at none. */
  function?: string | null | undefined;
  /** The publishable key; found in the site's scripts unless given. */
  key?: string | undefined;
  /** Sends one message through each form, from this e-mail address. */
  send?: { mark: string; email: string } | undefined;
}

const functionPath = "/functions/v1/send-contact-email";

/** Where the pages send their forms: the one foreign origin their policy lets them call, else their own. */
async function functionOf(site: LiveSite): Promise<string> {
  const { headers } = await site.get("/");
  const sources = directivesOf(headers.get("content-security-policy") ?? "").get("connect-src") ?? [];
  return (sources.find((source) => source.startsWith("https://")) ?? site.origin) + functionPath;
}

async function checkForms(
  site: LiveSite,
  files: readonly string[],
  { function: given, key, send }: LiveOptions,
): Promise<Finding[]> {
  if (given === null) return [];
  const [found] = await keysIn(site, files);
  const live: LiveFunction = {
    url: given ?? (await functionOf(site)),
    key: key ?? found,
    origin: site.origin,
  };
  const findings = [...(await checkFunction(live)), await checkHealth(live.url)];
  return send ? [...findings, ...(await sendMessages(live, send.mark, send.email))] : findings;
}

/**
 * Looks at a site from outside: every page of its sitemap, every file of these, what unknown addresses get, the function
 * behind its forms. A site that cannot be asked at all is a finding too.
 */
export async function checkLive(options: LiveOptions): Promise<Finding[]> {
  const site = liveSite(options.url, options.published);
  const findings: Finding[] = [];
  try {
    const sitemap = await readSitemap(site);
    findings.push(...sitemap.findings);
    const pages = await Promise.all(sitemap.paths.map((path) => checkPage(site, path)));
    findings.push(...pages.flatMap((page) => page.findings));
    const named = [...new Set(pages.flatMap((page) => page.files))];
    const files = [...new Set([...named, ...(await scriptsNamedIn(site, named))])];
    findings.push(
      ...(await checkOtherAddresses(site, sitemap.paths)),
      ...(await checkFiles(site, files)),
      ...(await checkSecureAddress(site)),
      ...(await checkForms(site, files, options)),
    );
  } catch (error) {
    findings.push(finding("the site can be asked", site.origin, messageOf(error)));
  }
  return findings;
}
