// `npm run bench:editor [-- --record]`: the web editor on a copy of the project: how long until the page stands beside the
// form (without any cache, and after that), how long a save takes to be on it, and how long a key press takes to be seen
// in the form: without a page, beside one, and beside one that is loaded again and again.
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startWebEditor } from "../content-tools/editor/server/server.ts";
import { installDecap } from "../dev/install-decap.ts";
import { type RunningPreview, startPreview } from "../dev/page-preview.ts";
import { findBrowser } from "../dev/test/browser.mjs";
import { copyProject, type Project } from "../dev/test/project.ts";
import { timeBudgets } from "./budgets.ts";
import { median, recordResults, table } from "./results.ts";
import { runBench } from "./run-bench.ts";

const { values } = parseArgs({ options: { record: { type: "boolean", default: false } } });

const KEYS = 80;
const SAVES = 5;
const product = "lamine-kron";

/** Milliseconds that the first session lasts at the least; webpack writes its cache once it has been idle for some seconds. */
const FIRST_SESSION = 15_000;

/** Seconds from the start of the site until it can be seen. */
async function timeStart(project: Project): Promise<{ preview: RunningPreview; seconds: number }> {
  const begun = performance.now();
  const preview = await startPreview(project.folder, () => {});
  while (preview.state().phase === "starting") await new Promise((resolve) => setTimeout(resolve, 50));
  if (preview.state().phase === "failed") throw new Error("The site in development mode did not start.");
  return { preview, seconds: (performance.now() - begun) / 1000 };
}

async function openForm(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ locale: "tr-TR", viewport: { width: 1440, height: 900 } });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${url}#/collections/products/entries/${product}`);
  await page.getByLabel("Sayfanın adresi").waitFor({ timeout: 60_000 });
  return page;
}

const badge = (page: Page) =>
  page.locator('label[for^="badge-field-"]').locator("xpath=../..").locator("input");

/** Milliseconds from each key press to the next frame after it, in the order of their length. */
async function timeKeys(page: Page): Promise<number[]> {
  const input = badge(page);
  await input.click();
  await input.evaluate((element) => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    element.addEventListener("input", ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
    );
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.type(key % 12 ? "a" : " ", { delay: 60 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return times.sort((a, b) => a - b);
}

/** Seconds from the moment a save has been answered until the page shows it. */
async function timeSave(page: Page, text: string): Promise<number> {
  // As by hand: a field that was filled at once keeps what stood in it.
  await badge(page).press("ControlOrMeta+a");
  await badge(page).pressSequentially(text);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes("persistEntry") ?? false,
  );
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await page.getByRole("menuitem", { name: "Kaydet", exact: true }).click();
  await answered;
  const begun = performance.now();
  await page.frameLocator("#page-view iframe").getByText(text, { exact: true }).first().waitFor();
  return (performance.now() - begun) / 1000;
}

async function main(): Promise<readonly string[]> {
  const decap = installDecap();
  const project = await copyProject({ flat: false });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  /** What runs: whatever fails, it is ended. */
  const running = new Set<{ stop(): Promise<unknown> }>();
  try {
    const first = await timeStart(project);
    await new Promise((resolve) => setTimeout(resolve, FIRST_SESSION));
    await first.preview.stop();
    const { preview, seconds } = await timeStart(project);
    running.add(preview);
    const open = async (surroundings: object) => {
      const editor = await startWebEditor(project.at("content"), decap, 0, () => {}, surroundings);
      running.add(editor);
      return editor;
    };
    const alone = await open({});
    const without = await timeKeys(await openForm(browser, alone.url));
    const editor = await open({ preview });
    const page = await openForm(browser, editor.url);
    await page
      .frameLocator("#page-view iframe")
      .getByRole("heading", { level: 1 })
      .waitFor({ timeout: 60_000 });
    const beside = await timeKeys(page);
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>("#page-view iframe");
      setInterval(() => frame?.setAttribute("src", frame.src.replace(/(\?.*)?$/, `?${Date.now()}`)), 1500);
    });
    const loading = await timeKeys(page);
    await page.close();
    const saving = await openForm(browser, editor.url);
    await saving
      .frameLocator("#page-view iframe")
      .getByRole("heading", { level: 1 })
      .waitFor({ timeout: 60_000 });
    const saves: number[] = [];
    for (let time = 1; time <= SAVES; time += 1) saves.push(await timeSave(saving, `Rozet ${time}`));
    return report(first.seconds, seconds, saves, {
      "without a page": without,
      "beside the page": beside,
      "beside a page that loads": loading,
    });
  } finally {
    await browser.close();
    for (const part of running) await part.stop();
    await project.destroy();
  }
}

async function report(
  first: number,
  later: number,
  saves: readonly number[],
  keys: Readonly<Record<string, readonly number[]>>,
): Promise<readonly string[]> {
  const at = (times: readonly number[], share: number) =>
    times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const slowest = Math.max(...saves);
  const lines = [
    ...table(
      ["", "seconds"],
      [
        ["page ready, first time", first.toFixed(1)],
        ["page ready, after that", later.toFixed(1)],
        [`a save on the page, median of ${SAVES}`, median(saves).toFixed(1)],
        ["a save on the page, slowest", slowest.toFixed(1)],
      ],
    ),
    "",
    ...table(
      [`${KEYS} key presses`, "median ms", "95 % ms", "slowest ms"],
      Object.entries(keys).map(([name, times]) => [
        name,
        ...[0.5, 0.95, 1].map((share) => at(times, share).toFixed(0)),
      ]),
    ),
  ];
  console.log(lines.join("\n"));
  if (values.record) await recordResults("editor", lines);
  const slow = Object.entries(keys).filter(([, times]) => at(times, 0.95) > timeBudgets.keyPress);
  return [
    ...(later > timeBudgets.editorReady ? ["the page beside the form"] : []),
    ...(slowest > timeBudgets.editorSave ? ["a save on the page"] : []),
    ...slow.map(([name]) => `typing ${name}`),
  ];
}

void runBench(main);
