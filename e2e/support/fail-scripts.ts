import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pageFiles } from "../../__tests__/site/built-site";
import { loaderOf, scriptsOf } from "../../bench/page-weights";

/** A way in which a page's scripts fail before they have taken it over. */
export interface ScriptFailure {
  /** "with every script file blocked". */
  how: string;
  /** Prepares a page so that they will. */
  prepare(page: Page): Promise<unknown>;
}

/** Blocks every request that matches. */
const blocked = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort());

/** Addresses of all script files but the loader. */
export const allButLoader = /\/(?!loader-)[^/]+\.js$/;

export const scriptFailures: readonly ScriptFailure[] = [
  { how: "with every script file blocked", prepare: blocked(/\.js$/) },
  { how: "with every script file but the loader blocked", prepare: blocked(allButLoader) },
  {
    how: "with React throwing on start",
    prepare: (page) =>
      page.route(/\/framework-[^/]+\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("React threw.");' }),
      ),
  },
  {
    how: "with React giving the page up",
    // What header and footer show is missing, so that they throw; nothing around them could catch it.
    prepare: (page) =>
      page.route("**/page-data/sq/d/*.json", (route) =>
        route.fulfill({ json: { data: { siteInfo: null, navigation: null, site: null } } }),
      ),
  },
];

/** Shows intent, and waits until the loader has noticed that the page's scripts fail. */
export async function openWithFailing(page: Page, path: string, { prepare }: ScriptFailure): Promise<void> {
  await prepare(page);
  await page.goto(path);
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await page.waitForSelector("html[data-scripts=failed]");
}

/** Blocks the scripts that are asked for on demand, as if gone after a deployment: all that no page names. */
export async function blockLazyScripts(page: Page): Promise<void> {
  const pages = pageFiles().map(({ file }) => readFileSync(file, "utf8"));
  const named = new Set(pages.flatMap((html) => [loaderOf(html), ...scriptsOf(html, "public")]));
  await page.route(/\.js$/, (route) =>
    named.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}
