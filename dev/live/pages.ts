import { JSDOM } from "jsdom";
import { type Answer, type LiveSite, messageOf } from "./client.ts";
import { type Finding, finding } from "./finding.ts";
import { pageHeaders } from "./headers.ts";
import { filesOf } from "./references.ts";

/** What was found out about a page. */
interface PageReport {
  findings: Finding[];
  /** Paths of the files it shows and runs. */
  files: string[];
}

const atOnce = "pages answer at once, at their own address";

/** The page without its style sheets, which take as long to parse as all the rest. */
const parse = (html: string): Document =>
  new JSDOM(html.replace(/(<style[^>]*>)[^<]*/g, "$1")).window.document;

/** Why a page that answered is not the page of that address, or undefined. */
function identityProblem(document: Document, wanted: string): string | undefined {
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const shared = document.querySelector('meta[property="og:url"]')?.getAttribute("content");
  const isHidden = /noindex/.test(document.querySelector("meta[name=robots]")?.getAttribute("content") ?? "");
  return (
    [
      ...(canonical === wanted ? [] : [`canonical is ${canonical ?? "missing"}`]),
      ...(shared === wanted ? [] : [`og:url is ${shared ?? "missing"}`]),
      ...(isHidden ? ["it asks search engines not to list it"] : []),
    ].join(", ") || undefined
  );
}

/** Every object of structured data, or why it cannot be read. */
function structuredData(document: Document): { data: unknown[]; problem?: string } {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  try {
    const data = blocks.map(({ textContent }) => JSON.parse(textContent ?? "") as unknown);
    const isNamed = data.every((block) =>
      /^https:\/\/schema\.org\/?$/.test(String(Object(block)["@context"])),
    );
    return isNamed ? { data } : { data, problem: "its @context is not schema.org" };
  } catch (error) {
    return { data: [], problem: messageOf(error) };
  }
}

function answerProblem({ status, location, headers }: Answer): string | undefined {
  if (status >= 300 && status < 400) return `it redirects to ${location} (${status})`;
  if (status !== 200) return `status ${status}`;
  const type = headers.get("content-type") ?? "";
  return /^text\/html\b/.test(type) ? undefined : `its type is "${type}"`;
}

/** Looks at a page of the sitemap. */
export async function checkPage(site: LiveSite, path: string): Promise<PageReport> {
  const answer = await site.get(path).catch(messageOf);
  if (typeof answer === "string") return { findings: [finding(atOnce, path, answer)], files: [] };
  const problem = answerProblem(answer);
  if (problem) return { findings: [finding(atOnce, path, problem)], files: [] };
  const document = parse(answer.body);
  const { data, problem: dataProblem } = structuredData(document);
  const findings = [
    finding(atOnce, path),
    finding("pages name their own address", path, identityProblem(document, site.published + path)),
    finding("structured data can be read", path, dataProblem),
    ...(path === "/"
      ? [finding("the home page has structured data", path, data.length === 0 && "there is none")]
      : []),
    ...pageHeaders(path, answer),
  ];
  return { findings, files: filesOf(document, site.published, data) };
}

/** An address that no site has; another in each run, so that no cache knows it. */
const nowhere = () => `/yok-${crypto.randomUUID()}`;

/** Looks at what unknown addresses get, and other ways to write an address. */
export async function checkOtherAddresses(site: LiveSite, paths: readonly string[]): Promise<Finding[]> {
  const missing = nowhere();
  const unknown = await site.get(missing);
  const isPage =
    /<meta[^>]*name="robots"[^>]*content="noindex"|<meta[^>]*content="noindex"[^>]*name="robots"/.test(
      unknown.body,
    );
  const findings = [
    finding(
      "unknown addresses are answered with 404",
      missing,
      unknown.status !== 404 && `status ${unknown.status}${unknown.location && ` to ${unknown.location}`}`,
    ),
    finding("unknown addresses get the site's own page", missing, !isPage && "it is another"),
    ...pageHeaders(missing, unknown).slice(0, 1),
  ];
  const path = paths.find((candidate) => candidate !== "/");
  if (path === undefined) return findings;
  const slashed = await site.get(`${path}/`);
  const leads = slashed.location && new URL(slashed.location, site.origin).pathname === path;
  const isRight = slashed.status >= 300 && slashed.status < 400 && leads;
  const said = slashed.location ? `it leads to ${slashed.location}` : `status ${slashed.status}`;
  return [...findings, finding("an address with a slash leads to the page", `${path}/`, !isRight && said)];
}
