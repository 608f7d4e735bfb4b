import type { Page } from "@playwright/test";
import { sheetsIn } from "../../support/pdf-sheets";

/** Number of A4 sheets the page is printed on. */
export const sheetsOf = async (page: Page): Promise<number> =>
  sheetsIn(await page.pdf({ preferCSSPageSize: true }));
