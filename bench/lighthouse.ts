// `npm run bench:lighthouse [-- --runs 3] [-- --performance] [-- /route …]`: what Lighthouse says of the built site, as
// on a phone. Ends with an error where accessibility, best practices or search engines are below 100.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { routes } from "../e2e/spec/routes.ts";
import { freePort } from "../local/ports.ts";
import { startSiteServer } from "../local/site-server.ts";
import { findBrowser } from "../scripts/browser.mjs";
import { auditRoute, type Category, type RouteAudit, startBrowser } from "./lighthouse-audit.ts";

const perfect: readonly Category[] = ["accessibility", "best-practices", "seo"];

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "1" }, performance: { type: "boolean", default: false } },
  allowPositionals: true,
});
const categories: readonly Category[] = values.performance ? [...perfect, "performance"] : perfect;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

function line(route: string, { scores, bytes, ...figures }: RouteAudit): string {
  const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
  const { largestContentfulPaint, totalBlockingTime, cumulativeLayoutShift } = figures;
  return [
    route.padEnd(28),
    ...categories.map((name) => String(scores[name]).padStart(15)),
    kilobytes(total).padStart(10),
    ...(values.performance
      ? [
          `  LCP ${Math.round(largestContentfulPaint ?? 0)} ms`,
          `TBT ${Math.round(totalBlockingTime ?? 0)} ms`,
          `CLS ${(cumulativeLayoutShift ?? 0).toFixed(3)}`,
        ]
      : []),
  ].join(" ");
}

async function main(): Promise<void> {
  if (!existsSync("public/index.html")) throw new Error("public/ is empty: run `npm run build` first.");
  const site = await startSiteServer(
    "public",
    await freePort(0, "site", () => undefined),
    "http://127.0.0.1:9",
  );
  const browser = await startBrowser(await findBrowser());
  const wanted = positionals.length > 0 ? positionals : routes.map(({ route }) => route);
  console.log(["".padEnd(28), ...categories.map((name) => name.padStart(15))].join(" "));
  try {
    for (const route of wanted) {
      const audit = await auditRoute(site.url + route, {
        categories,
        runs: Number(values.runs),
        port: browser.port,
      });
      console.log(line(route, audit));
      for (const failure of audit.failures) console.log(`  ${failure}`);
      if (perfect.some((name) => audit.scores[name] !== 100)) process.exitCode = 1;
    }
  } finally {
    await browser.stop();
    await site.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
