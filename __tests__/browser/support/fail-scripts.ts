import type { Page } from "@playwright/test";
import { scriptsOf } from "../../../dev/bench/page-weights";
import { folder, pageFiles } from "../../site/built-site";
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

/** Blocks the scripts that are asked for on demand, as if gone after a deployment: all that no page names. */
export async function blockLazyScripts(page: Page): Promise<void> {
  const named = new Set(pageFiles().flatMap(({ route }) => scriptsOf(route, folder)));
  await page.route(/\.js$/, (route) =>
    named.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}
