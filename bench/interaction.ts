// From the first tap to its effect, on a phone with a processor four times slower, on slow 4G (Lighthouse's figures),
// five seconds after the page has loaded, medians of five: with its scripts fetched ahead, and without (data saver).
import { chromium, devices, type Page } from "@playwright/test";
import { freePort } from "../local/ports";
import { startSiteServer } from "../local/site-server";
import { findBrowser } from "../scripts/browser.mjs";
import { timeBudgets } from "./budgets";
import { median, recordResults, table } from "./results";
import { runBench } from "./run-bench";

const runs = 5;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

interface Deed {
  name: string;
  path: string;
  /** What is tapped. */
  target: string;
  /** True in the page once the tap has had its effect. */
  done: string;
}

const deeds: readonly Deed[] = [
  {
    name: "menu",
    path: "/",
    target: "header [aria-controls][aria-label]",
    done: "getComputedStyle(document.querySelector('[data-mobile-menu]')).display !== 'none'",
  },
  {
    name: "catalogue filter",
    path: "/",
    target: "#katalog button[aria-pressed=false]",
    done: "document.querySelectorAll('#katalog [data-card][hidden]').length > 0",
  },
  {
    name: "FAQ answer",
    path: "/sss",
    target: "main summary",
    done: "document.querySelector('main details').open",
  },
];

async function openSlow(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  await page.waitForTimeout(5000);
}

/** Milliseconds from the touch to the frame in which its effect shows. */
async function timeOf(page: Page, { target, done }: Deed): Promise<number> {
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
  const server = await startSiteServer(
    "public",
    await freePort(0, "site", () => undefined),
    "http://127.0.0.1:9",
  );
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const rows: (string | number)[][] = [];
  for (const deed of deeds) {
    const medians: number[] = [];
    for (const saveData of [false, true]) {
      const times: number[] = [];
      for (let i = 0; i < runs; i++) {
        const context = await browser.newContext({ ...devices["Moto G4"] });
        if (saveData) {
          await context.addInitScript(() =>
            Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
          );
        }
        const page = await context.newPage();
        await openSlow(page, server.url + deed.path);
        times.push(await timeOf(page, deed));
        await context.close();
      }
      medians.push(Math.round(median(times)));
    }
    rows.push([deed.name, ...medians]);
  }
  await browser.close();
  await server.stop();
  const lines = table(["milliseconds from the first tap", "scripts fetched", "not fetched"], rows);
  console.log(lines.join("\n"));
  if (process.argv.includes("--record")) await recordResults("interaction", lines);
  const [[, warm = 0, cold = 0] = []] = rows;
  return [
    ...(Number(warm) > timeBudgets.menuWarm ? [`the menu (it may take ${timeBudgets.menuWarm} ms)`] : []),
    ...(Number(cold) > timeBudgets.menuCold
      ? [`the menu without scripts fetched (it may take ${timeBudgets.menuCold} ms)`]
      : []),
  ];
}

void runBench(main);
