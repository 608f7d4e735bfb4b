// `npm run bench:search [-- --products 1500] [-- --record]`: a search in a long list, on a phone with a processor four times
// slower: milliseconds from each key to the frame that shows the first of what it finds, and what the page brings before. Builds a copy of
// the site with generated products, which takes some minutes.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { localSettings } from "../dev/prepare.mjs";
import { copyProject, gatsby, type Project } from "../dev/test/project.ts";
import { pageDataFile, pageFile } from "../plugins/built-pages.ts";
import { partAddress, productListAddress, productsInPart } from "../src/lib/product-list.ts";
import { foundAtOnce } from "../src/sections/products/use-list-view.ts";
import { listBudget, timeBudgets } from "./budgets.ts";
import { generateProducts } from "./generated-products.ts";
import { median, recordResults, table } from "./results.ts";
import { runBench } from "./run-bench.ts";
import { onSlowPhone, withBuiltSite } from "./slow-phone.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "1500" },
    record: { type: "boolean", default: false },
  },
});

/** A keyword, a name with a typing error, a word that many share. */
const searches = ["zirkonyum", "bruxizm", "protez"];

const field = "main input[type=search]";

/** The products that the table shows first, as many as come with the frame after a key, in short. In the page. */
const shown = `[...document.querySelectorAll("[data-row]")].slice(0, ${foundAtOnce}).map(({ dataset }) => dataset.row).join()`;

async function ready(page: Page): Promise<void> {
  await page.locator(field).tap();
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-live"));
  await page.waitForLoadState("networkidle");
}

/** What each beginning of a word finds, learnt by waiting. */
async function answersTo(page: Page, word: string): Promise<string[]> {
  const answers: string[] = [];
  for (const letter of word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(600);
    answers.push(await page.evaluate<string>(shown));
  }
  return answers;
}

/** Milliseconds from each key of a word to the frame after its answer, for the keys that change what is shown. */
async function timesOf(page: Page, word: string, answers: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  let before = await page.evaluate<string>(shown);
  for (const [i, letter] of [...word].entries()) {
    const answer = answers[i] ?? "";
    // As text: the page's policy forbids code made from text inside it.
    await page.evaluate(`void (window.measured = new Promise((resolve) => {
      addEventListener("keydown", ({ timeStamp }) => {
        const look = () => (${shown} === ${JSON.stringify(answer)}
          ? resolve(performance.now() - timeStamp)
          : requestAnimationFrame(look));
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    }))`);
    await page.keyboard.press(letter);
    const time = await page.evaluate<number>("window.measured");
    if (answer !== before) times.push(time);
    before = answer;
    await page.waitForTimeout(300);
  }
  return times;
}

const build = ({ folder }: Project) =>
  promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: folder,
    env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 2 ** 20,
  });

const weightOf = async (project: Project, ...files: string[]) => {
  const contents = await Promise.all(files.map((name) => readFile(project.at("public", name))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
};

async function main(): Promise<readonly string[]> {
  const count = Number(values.products);
  const project = await copyProject();
  try {
    await generateProducts(project.at("content"), count, { ownPictures: false });
    await build(project);
    const rows = await withBuiltSite(async (browser, url) => {
      const measured: [string, number, number][] = [];
      for (const word of searches) {
        const answers = await onSlowPhone(browser, url + productListAddress, {}, async (page) => {
          await ready(page);
          return answersTo(page, word);
        });
        const times = await onSlowPhone(browser, url + productListAddress, {}, async (page) => {
          await ready(page);
          return timesOf(page, word, answers);
        });
        measured.push([word, Math.round(median(times)), Math.round(Math.max(...times))]);
      }
      return measured;
    }, project.at("public"));
    const list = await weightOf(project, pageFile(productListAddress), pageDataFile(productListAddress));
    const parts = Array.from({ length: Math.ceil(count / productsInPart) }, (_, i) =>
      pageDataFile(partAddress(i + 1)),
    );
    const all = await weightOf(project, ...parts);
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    const lines = [
      ...table([`milliseconds from a key, ${count} products`, "median", "worst"], rows),
      "",
      `The first page brings ${kilobytes(list)} kB, the data of all parts ${kilobytes(all)} kB.`,
    ];
    console.log(lines.join("\n"));
    if (values.record) await recordResults("search", lines);
    return [
      ...rows.flatMap(([word, time]) =>
        time > timeBudgets.search ? [`“${word}” (a key may take ${timeBudgets.search} ms)`] : [],
      ),
      ...(list > listBudget ? [`the list's first page (it may bring ${listBudget} bytes)`] : []),
    ];
  } finally {
    await project.destroy();
  }
}

void runBench(main);
