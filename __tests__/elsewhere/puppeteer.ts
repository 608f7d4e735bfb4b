import { existsSync } from "node:fs";
import puppeteer, { type LaunchOptions } from "puppeteer-core";
import type { Engine, EngineOptions, EnginePage } from "./engine.ts";

const firefoxPath = "/usr/bin/firefox-esr";

/** Firefox by WebDriver BiDi, if Debian's package `firefox-esr` is installed. */
export function firefox(): Engine | undefined {
  if (!existsSync(firefoxPath)) return undefined;
  const launch = ({ ratio = 1 }: EngineOptions): LaunchOptions => ({
    browser: "firefox",
    executablePath: firefoxPath,
    extraPrefsFirefox: { "layout.css.devPixelsPerPx": String(ratio), "intl.accept_languages": "tr" },
  });
  return { name: "Firefox", start: (options) => start(launch(options), options) };
}

/** The Chromium of the other browser tests. @param executablePath as `findBrowser` names it */
export const chromium = (executablePath: string): Engine => ({
  name: "Chromium",
  start: (options) =>
    start({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] }, options),
});

async function start(
  launch: LaunchOptions,
  { width, height, ratio = 1 }: EngineOptions,
): Promise<EnginePage> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...launch });
  const page = await browser.newPage();
  // Firefox has the ratio by its settings, and cannot be told by BiDi.
  const isFirefox = launch.browser === "firefox";
  const viewport = page.setViewport({ width, height, ...(isFirefox ? {} : { deviceScaleFactor: ratio }) });
  // Firefox ESR sets the size, and does not know of a screen that is turned, which goes with it.
  await viewport.catch((error: Error) => {
    if (!error.message.includes("setScreenOrientationOverride")) throw error;
  });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    async click(selector) {
      await page.evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`,
      );
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    escape: () => page.keyboard.press("Escape"),
    screenshot: async () => Buffer.from(await page.screenshot({ type: "png" })),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    close: () => browser.close(),
  };
}
