import type { Page } from "@playwright/test";
import { sheetsIn } from "../../support/pdf-sheets";

/** How many sheets of A4 the page is on paper. */
export const sheetsOf = async (page: Page): Promise<number> =>
  sheetsIn(await page.pdf({ preferCSSPageSize: true }));
