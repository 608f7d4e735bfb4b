import type { Page } from "@playwright/test";

/** How many sheets of A4 the page is on paper. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
