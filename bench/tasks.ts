// `npm run bench:tasks`: the longest task in which scripts come to life, on a phone with a processor four times slower.
// Measured from 0.7 s after the page has loaded (its first layout is done), over the first scroll 3 s later, until
// everything is taken over; and from a tap on the catalogue's filter. Takes about two minutes.
import type { CDPSession, Page } from "@playwright/test";
import { timeBudgets } from "./budgets";
import { median, recordResults, table } from "./results";
import { runBench } from "./run-bench";
import { onSlowPhone, withBuiltSite } from "./slow-phone";

const runs = 5;

const scroll = (page: Page) => page.mouse.wheel(0, 100);
/** Without scrolling to it, which is a task of its own; a finger comes down before it chooses. */
async function filter(page: Page): Promise<void> {
  const choice = page.locator("#katalog [type=radio]:not(:checked)").first();
  await choice.dispatchEvent("pointerdown");
  await choice.dispatchEvent("click");
}

/** One page of each kind, and what the visitor does first. */
const actions: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  ...["/", "/hakkimizda", "/sss", "/iletisim", "/laboratuvar", "/lamine-kron"].map((path) => ({
    name: `${path}, scroll`,
    path,
    act: scroll,
  })),
  { name: "/, catalogue filter", path: "/", act: filter },
];

/** What of a trace event is read here (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU). */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
}

/** The trace of what the page does meanwhile. */
async function traceOf(session: CDPSession, meanwhile: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  );
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "toplevel"] },
  });
  await meanwhile();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
}

/** Milliseconds of the longest task on the thread that runs the page's scripts. */
function longestTask(events: readonly TraceEvent[]): number {
  const main = events.find(({ name }) => name === "EvaluateScript");
  if (!main) throw new Error("No script ran while it was traced.");
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000));
}

async function main(): Promise<readonly string[]> {
  const rows = await withBuiltSite(async (browser, url) => {
    const measured: [string, number, number][] = [];
    for (const { name, path, act } of actions) {
      const longest: number[] = [];
      for (let i = 0; i < runs; i++) {
        const events = await onSlowPhone(browser, url + path, {}, async (page, session) => {
          await page.waitForTimeout(700);
          return traceOf(session, async () => {
            await page.waitForTimeout(3000);
            await act(page);
            await page.waitForTimeout(3500);
          });
        });
        longest.push(longestTask(events));
      }
      measured.push([name, Math.round(median(longest)), Math.round(Math.max(...longest))]);
    }
    return measured;
  });
  const lines = table(["first action", "longest task, median of five", "worst of five"], rows);
  console.log(lines.join("\n"));
  if (process.argv.includes("--record")) await recordResults("tasks", lines);
  return rows
    .filter(([, longest]) => longest > timeBudgets.longestTask)
    .map(([name]) => `${name} (a task may take ${timeBudgets.longestTask} ms)`);
}

void runBench(main);
