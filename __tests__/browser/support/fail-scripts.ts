import type { Page } from "@playwright/test";
import { scriptsOf } from "../../../dev/bench/page-weights";
import { folder, pageFiles } from "../../site/built-site";
import { showIntent } from "./open-alive";

/** A way in which a page's scripts fail before they have taken it over. */
export interface ScriptFailure {
  /** "with every script file blocked". */
  how: string;
  /** Prepares a page so that they will. */
  prepare(page: Page): Promise<unknown>;
}

/** Blocks every request that matches. */
const blocked = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort());

export const scriptFailures: readonly ScriptFailure[] = [
  { how: "with every script file blocked", prepare: blocked(/\.js$/) },
  { how: "with the page's own script blocked", prepare: blocked(/\/component---[^/]+\.js$/) },
  { how: "with the page's data blocked", prepare: blocked(/\/page-data\.json$/) },
  {
    how: "with React throwing on start",
    prepare: (page) =>
      page.route(/\/framework-[^/]+\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("React threw.");' }),
      ),
  },
];

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
