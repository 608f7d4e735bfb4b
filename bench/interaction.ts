// From the first tap to its effect, on a phone with a processor four times slower, on slow 4G (Lighthouse's figures),
// five seconds after the page has loaded, medians of five: with its scripts fetched ahead, and without (data saver).
import type { Page } from "@playwright/test";
import { timeBudgets } from "./budgets";
import { median, recordResults, table } from "./results";
import { runBench } from "./run-bench";
import { onSlowPhone, withBuiltSite } from "./slow-phone";

const runs = 5;

interface Action {
  name: string;
  path: string;
  /** What is tapped. */
  target: string;
  /** True in the page once the tap has had its effect. */
  done: string;
}

const actions: readonly Action[] = [
  {
    name: "menu",
    path: "/",
    target: "header [aria-controls][aria-label]",
    done: "getComputedStyle(document.querySelector('[data-mobile-menu]')).display !== 'none'",
  },
  {
    name: "catalogue filter",
    path: "/",
    target: "#katalog label:not(:has(:checked))",
    done: "!document.querySelector('#katalog [data-card]:last-child').checkVisibility() || !document.querySelector('#katalog [data-card]').checkVisibility()",
  },
  {
    name: "FAQ answer",
    path: "/sss",
    target: "main summary",
    done: "document.querySelector('main details').open",
  },
];

/** Milliseconds from the touch to the frame in which its effect shows. */
async function timeOf(page: Page, { target, done }: Action): Promise<number> {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // As text: the page's policy forbids code made from text inside it.
  await page.evaluate(`void (window.measured = new Promise((resolve) => {
    addEventListener("touchstart", () => {
      const start = performance.now();
      const look = () => ((${done}) ? resolve(performance.now() - start) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }))`);
  await page.locator(target).first().tap({ noWaitAfter: true });
  return page.evaluate(() => Reflect.get(window, "measured"));
}

async function main(): Promise<readonly string[]> {
  const rows = await withBuiltSite(async (browser, url) => {
    const measured: [string, number, number][] = [];
    for (const action of actions) {
      const medianOf = async (saveData: boolean) => {
        const times: number[] = [];
        for (let i = 0; i < runs; i++)
          times.push(
            await onSlowPhone(browser, url + action.path, { saveData, slowLine: true }, async (page) => {
              await page.waitForTimeout(5000);
              return timeOf(page, action);
            }),
          );
        return Math.round(median(times));
      };
      measured.push([action.name, await medianOf(false), await medianOf(true)]);
    }
    return measured;
  });
  const lines = table(["milliseconds from the first tap", "scripts fetched", "not fetched"], rows);
  console.log(lines.join("\n"));
  if (process.argv.includes("--record")) await recordResults("interaction", lines);
  const [[, warm = 0, cold = 0] = []] = rows;
  return [
    ...(warm > timeBudgets.menuWarm ? [`the menu (it may take ${timeBudgets.menuWarm} ms)`] : []),
    ...(cold > timeBudgets.menuCold
      ? [`the menu without scripts fetched (it may take ${timeBudgets.menuCold} ms)`]
      : []),
  ];
}

void runBench(main);
