import type { Page } from "@playwright/test";

/** Printable area of an A4 sheet within the margins of src/theme/print.css, at 96 pixels per inch. */
export const sheet = { width: 673, height: 1062 };

/** Number of A4 sheets the page is printed on, as Chromium writes them into a PDF. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
