import { type Browser, type CDPSession, chromium, devices, type Page } from "@playwright/test";
import { findBrowser } from "../browser.mjs";
import { startSiteServer } from "../stack/site-server";

/** Slow 4G as Lighthouse has it: milliseconds, bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** A common phone's window, the one that Lighthouse takes. */
const phone = { ...devices["Moto G4"], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** How much slower than this machine the phone's processor is. */
const slowDown = 4;

/**
 * Serves the built site and starts a browser for a bench, and ends both after it.
 * @param folder of the built site
 */
export async function withBuiltSite<T>(
  bench: (browser: Browser, url: string) => Promise<T>,
  folder = "public",
): Promise<T> {
  const server = await startSiteServer(folder);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    return await bench(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface PhoneOptions {
  saveData?: boolean;
  /** On slow 4G; otherwise as fast as this machine answers. */
  slowLine?: boolean;
}

/** Opens an address on a phone with a slow processor, in a browser that knows nothing yet, and closes it after use. */
export async function onSlowPhone<T>(
  browser: Browser,
  address: string,
  { saveData = false, slowLine = false }: PhoneOptions,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  if (saveData) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowLine) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4g);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.goto(address);
  const result = await use(page, session);
  await context.close();
  return result;
}
