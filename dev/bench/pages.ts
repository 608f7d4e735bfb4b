// `npx tsx dev/bench/pages.ts [--runs 5] [--record] [/route …]`: what Lighthouse says of the built site, as on a
// phone, and what each page weighs. Ends with an error where a budget is missed.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { documentKinds } from "../../content-model/index.ts";
import { builtPages, pageFile } from "../../plugins/built-pages.ts";
import { strings } from "../../src/lib/interface-strings.ts";
import { findBrowser } from "../browser.mjs";
import { startSiteServer } from "../stack/site-server.ts";
import { timeBudgets } from "./budgets.ts";
import { auditRoute, categories, type RouteAudit, startBrowser } from "./lighthouse-audit.ts";
import { weighPage } from "./page-weights.ts";
import { recordResults, table } from "./results.ts";
import { runBench } from "./run-bench.ts";
import { onSlowPhone, withBuiltSite } from "./slow-phone.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "1" }, record: { type: "boolean", default: false } },
  allowPositionals: true,
});

const head = [
  "route",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "LCP ms",
  "TBT ms",
  "CLS",
  "HTML kB",
  "fonts kB",
  "pictures kB",
  "scripts run before intent kB",
  "scripts run after it kB",
];

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

function rowOf(route: string, { scores, bytes, ...figures }: RouteAudit): string[] {
  const weights = weighPage(route, "public");
  return [
    route,
    ...categories.map((name) => String(scores[name])),
    figures.largestContentfulPaint.toFixed(0),
    figures.totalBlockingTime.toFixed(0),
    figures.cumulativeLayoutShift.toFixed(3),
    kilobytes(weights.html),
    kilobytes(bytes.Font),
    kilobytes(bytes.Image),
    kilobytes(weights.scriptsBeforeIntent),
    kilobytes(weights.scriptsAfterIntent),
  ];
}

/** What of a page is over its budget. */
function missesOf(html: string, { scores, ...figures }: RouteAudit): string[] {
  const moving = html.includes(`aria-roledescription="${strings.carousel.role}"`);
  const blocking = moving ? timeBudgets.totalBlockingTimeMoving : timeBudgets.totalBlockingTime;
  return [
    ...categories.filter((name) => scores[name] !== timeBudgets.score),
    ...(figures.totalBlockingTime > blocking ? ["total blocking time"] : []),
    ...(figures.cumulativeLayoutShift > timeBudgets.cumulativeLayoutShift ? ["layout shift"] : []),
  ];
}

const unlisted = documentKinds.flatMap(({ route, unlisted: isUnlisted }) => (isUnlisted ? [route] : []));

/** Routes of the built site, without the pages that search engines are told to leave out. */
const builtRoutes = () =>
  builtPages("public")
    .map(({ route }) => route)
    .filter((route) => route !== "/404.html" && !unlisted.includes(route));

/** Bytes of everything the home page fetches on a phone before it is scrolled, headers apart; scripts wait for the visitor. */
const homeBytes = () =>
  withBuiltSite((browser, url) =>
    onSlowPhone(browser, url, { saveData: true }, async (page) => {
      await page.waitForLoadState("networkidle");
      return page.evaluate(() =>
        [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
          .reduce((sum, size) => sum + size),
      );
    }),
  );

async function main(): Promise<readonly string[]> {
  if (!existsSync("public/index.html"))
    throw new Error("public/ is empty: run `node dev/build-local.mjs` first.");
  const site = await startSiteServer("public");
  const browser = await startBrowser(await findBrowser());
  const wanted = positionals.length > 0 ? positionals : builtRoutes();
  const rows: string[][] = [];
  const missed: string[] = [];
  console.log(head.join("\t"));
  try {
    for (const route of wanted) {
      const audit = await auditRoute(site.url + route, Number(values.runs), browser.port);
      const html = readFileSync(`public/${pageFile(route)}`, "utf8");
      rows.push(rowOf(route, audit));
      console.log(rows.at(-1)?.join("\t"));
      for (const failure of audit.failures) console.log(`  ${failure}`);
      missed.push(...missesOf(html, audit).map((what) => `${route}: ${what}`));
    }
  } finally {
    await browser.stop();
    await site.stop();
  }
  const home = `The home page fetches ${kilobytes(await homeBytes())} kB before it is scrolled, at 412 px.`;
  console.log(home);
  if (values.record) {
    await recordResults("pages", [`Medians of ${values.runs}. ${home}`, "", ...table(head, rows)]);
  }
  return missed;
}

void runBench(main);
