import type { Page } from "@playwright/test";
import { showIntent } from "./open-alive";

/** A way in which a page's scripts fail before they have taken it over. */
interface ScriptFailure {
  /** "with every script file blocked". */
  how: string;
  /** Prepares a page so that they will. */
  prepare(page: Page): Promise<unknown>;
}

const reactThrowing: ScriptFailure = {
  how: "with React throwing on start",
  prepare: (page) =>
    page.route(/\/framework-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("React threw.");' }),
    ),
};

export const dataBlocked: ScriptFailure = {
  how: "with the page's data blocked",
  prepare: (page) => page.route(/\/page-data\.json$/, (route) => route.abort()),
};

/** Before Gatsby runs, and while it does. */
export const scriptFailures: readonly ScriptFailure[] = [reactThrowing, dataBlocked];

/** Shows intent, and waits until the loader has noticed that the page's scripts fail. */
export async function openWithFailing(page: Page, path: string, { prepare }: ScriptFailure): Promise<void> {
  await prepare(page);
  await page.goto(path);
  await showIntent(page);
  await page.waitForSelector("html[data-scripts=failed]");
}
