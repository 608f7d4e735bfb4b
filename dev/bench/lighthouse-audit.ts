import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { freePort } from "../stack/ports.ts";
import { median } from "./results.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** What Lighthouse says of a page; of several runs the median of each figure. */
export interface RouteAudit {
  /** From 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  largestContentfulPaint: number;
  /** Milliseconds. */
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** Bytes over the wire by kind of file ("Script", "Image", "Font", "Document", …). */
  bytes: Readonly<Record<string, number>>;
  /** Audits of these categories that are not passed, as "category: title". */
  failures: readonly string[];
}

/** A Chromium for Lighthouse, which speaks with it over a port. */
export async function startBrowser(executablePath: string): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  return { port, stop: () => browser.close() };
}

async function run(url: string, port: number): Promise<Result> {
  // Loaded as the module it is: turned into another kind, its functions would not run in the page.
  const { default: lighthouse } = await import("lighthouse");
  const report = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    onlyAudits: ["network-requests"],
    logLevel: "error",
  });
  if (!report) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = report;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function bytesOf({ audits }: Result): Record<string, number> {
  const details = audits["network-requests"]?.details;
  const bytes: Record<string, number> = {};
  if (details?.type !== "table") return bytes;
  for (const { resourceType, transferSize } of details.items) {
    const kind = String(resourceType ?? "Other");
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize ?? 0);
  }
  return bytes;
}

const failuresOf = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const audit = audits[name];
      const failed = audit && weight > 0 && audit.score !== null && audit.score < 1;
      return failed && id !== "performance" ? [`${id}: ${audit.title}`] : [];
    }),
  );

/**
 * Asks Lighthouse about a page, as on a phone, so many times.
 * @param port debugging port of a browser that `startBrowser` started
 */
export async function auditRoute(url: string, runs: number, port: number): Promise<RouteAudit> {
  const results: Result[] = [];
  for (let i = 0; i < runs; i++) results.push(await run(url, port));
  const figure = (name: string) => median(results.flatMap(({ audits }) => audits[name]?.numericValue ?? []));
  const score = (name: Category) =>
    median(results.map((result) => Math.round((result.categories[name]?.score ?? 0) * 100)));
  const [last] = results.slice(-1);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestContentfulPaint: figure("largest-contentful-paint"),
    totalBlockingTime: figure("total-blocking-time"),
    cumulativeLayoutShift: figure("cumulative-layout-shift"),
    bytes: last ? bytesOf(last) : {},
    failures: [...new Set(results.flatMap(failuresOf))],
  };
}
