// `npx tsx dev/bench/first-tap.ts`: what the first tap on a page costs, before any script has run, on a phone with a processor
// four times slower: milliseconds until its effect shows, and the longest task in which scripts come to life after it.
import type { CDPSession, Page } from "@playwright/test";
import { timeBudgets } from "./budgets";
import { median, recordResults, table } from "./results";
import { runBench } from "./run-bench";
import { onSlowPhone, withBuiltSite } from "./slow-phone";

const runs = 5;

interface Tap {
  name: string;
  path: string;
  target: string;
  /** True in the page once the tap has had its effect. */
  done: string;
}

const taps: readonly Tap[] = [
  {
    name: "mobile menu",
    path: "/",
    target: "header summary",
    done: "document.querySelector('header details nav').checkVisibility()",
  },
  {
    name: "catalogue filter",
    path: "/",
    target: "#katalog label:not(:has(:checked))",
    done: "[...document.querySelectorAll('#katalog [data-card]')].some((card) => !card.checkVisibility())",
  },
  {
    name: "question",
    path: "/sss",
    target: "main summary",
    done: "document.querySelector('main details').open",
  },
  ...["/hakkimizda", "/laboratuvar", "/lamine-kron", "/urunler"].map((path) => ({
    name: `link on ${path}`,
    path,
    target: "header a[href='/']",
    done: "window.isLeft",
  })),
  {
    name: "field of a form",
    path: "/iletisim",
    target: "main form input:not([type=hidden])",
    done: "document.activeElement.matches('main form input')",
  },
];

/** What of a trace event is read here (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU). */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor: what else the machine does does not count. */
  tdur?: number;
  /** Of an event that names a thread. */
  args?: { name?: string };
}

/** The trace of what the page does meanwhile. */
async function traceOf(session: CDPSession, meanwhile: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  );
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    // Tasks alone: to note what scripts and styles do in them makes them a fifth longer.
    traceConfig: { includedCategories: ["toplevel"] },
  });
  await meanwhile();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Milliseconds of the longest task on the thread that runs the page's scripts. */
function longestTask(events: readonly TraceEvent[]): number {
  const main = new Set(events.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
  const tasks = events.filter((event) => event.name.endsWith("RunTask") && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error("No task of the page was traced.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Milliseconds from the end of the tap to the frame in which its effect shows; a link's is that it leads on. */
async function timeOf(page: Page, { target, done }: Tap): Promise<number> {
  // As text: the page's policy forbids code made from text inside it.
  await page.evaluate(`void (window.measured = new Promise((resolve) => {
    addEventListener("click", (event) => {
      if (event.target.closest("a") && !event.defaultPrevented) window.isLeft = true;
      event.target.closest("a") && event.preventDefault();
    });
    addEventListener("touchend", () => {
      const start = performance.now();
      const look = () => ((${done}) ? resolve(performance.now() - start) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }))`);
  await page.locator(target).first().tap({ noWaitAfter: true });
  return page.evaluate(() => Reflect.get(window, "measured"));
}

/** The tap's effect while scripts are kept back, then the tasks in which they come to life. */
async function measure(page: Page, session: CDPSession, tap: Tap): Promise<[effect: number, task: number]> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, (route) => released.then(() => route.continue()));
  const target = page.locator(tap.target).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // Nobody taps in the moment in which a section appears and its pictures are decoded.
  await page.waitForTimeout(500);
  const effect = await timeOf(page, tap);
  const events = await traceOf(session, async () => {
    release();
    await page.waitForSelector("html[data-scripts=live]");
    // What is hydrated after the frame.
    await page.waitForTimeout(2000);
  });
  return [effect, longestTask(events)];
}

async function main(): Promise<readonly string[]> {
  const rows = await withBuiltSite(async (browser, url) => {
    const measured: [string, number, number][] = [];
    for (const tap of taps) {
      const figures: [number, number][] = [];
      for (let i = 0; i < runs; i++)
        figures.push(
          await onSlowPhone(browser, url + tap.path, { saveData: true }, (page, session) =>
            measure(page, session, tap),
          ),
        );
      measured.push([
        tap.name,
        Math.round(median(figures.map(([effect]) => effect))),
        Math.round(median(figures.map(([, task]) => task))),
      ]);
    }
    return measured;
  });
  const lines = table(["first tap", "ms to its effect", "longest task after it, ms"], rows);
  console.log(lines.join("\n"));
  if (process.argv.includes("--record")) await recordResults("first-tap", lines);
  return rows
    .filter(([, effect, task]) => effect > timeBudgets.firstTap || task > timeBudgets.longestTask)
    .map(
      ([name]) => `${name} (${timeBudgets.firstTap} ms to its effect, ${timeBudgets.longestTask} ms a task)`,
    );
}

void runBench(main);
