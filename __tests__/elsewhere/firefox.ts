import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type EnginePage, size } from "./engine.ts";

const executablePath = "/usr/bin/firefox-esr";

export const missing = existsSync(executablePath) ? false : "apt-get install firefox-esr";

/** Starts Firefox, controlled by WebDriver BiDi. */
export async function start(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  // Firefox ESR sets the size, but not the screen orientation that belongs to it.
  await page.setViewport(size).catch((error: Error) => {
    if (!error.message.includes("setScreenOrientationOverride")) throw error;
  });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
