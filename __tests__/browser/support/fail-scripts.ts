import type { Page } from "@playwright/test";
import { actFirst, scriptsFailed } from "./open-alive";

/** Makes the page's scripts fail before hydration: before Gatsby runs, or while it does. */
type ScriptFailure = (page: Page) => Promise<unknown>;

export const reactThrowing: ScriptFailure = (page) =>
  page.route(/\/framework-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("React threw.");' }),
  );

export const dataBlocked: ScriptFailure = (page) =>
  page.route(/\/page-data\.json$/, (route) => route.abort());

/** Starts the scripts and waits until their failure is detected. */
export async function openWithFailing(page: Page, path: string, prepare: ScriptFailure): Promise<void> {
  await prepare(page);
  await page.goto(path);
  await actFirst(page);
  await scriptsFailed(page);
}
