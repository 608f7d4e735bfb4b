import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
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

/** What is read here of the report that `--output=json` writes. */
interface Report {
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
  runtimeError?: { message: string };
}

/**
 * Lighthouse, fetched when a bench first asks for it: its 9,000 files would be a tenth of what everybody installs. Newer majors
 * need Node 22.
 */
const lighthouse = ["--yes", "lighthouse@12.8.2"];

async function run(url: string, port: number): Promise<Report> {
  const flags = ["--quiet", "--output=json", `--port=${port}`, `--only-categories=${categories.join(",")}`];
  const { stdout } = await promisify(execFile)(
    "npx",
    [...lighthouse, url, ...flags, "--only-audits=network-requests"],
    {
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
    },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function bytesOf({ audits }: Report): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { resourceType = "Other", transferSize = 0 } of audits["network-requests"]?.details?.items ?? [])
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return bytes;
}

const failuresOf = ({ categories, audits }: Report): string[] =>
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
  const results: Report[] = [];
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
