import { type BrowserContextOptions, type Page, test } from "@playwright/test";

/**
 * Opens one page for all tests of a file or group, which run one after the other and leave it usable for the next.
 * @returns the open page
 */
export function sharePage(
  open: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
): () => Page {
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext(options)).newPage();
    await open(page);
  });
  test.afterAll(() => page.context().close());
  return () => page;
}
