import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";
import { smallTargets } from "./small-targets";

/** Tags of axe's rules; those in trial are left out unless they are named. */
const axeTags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
  "experimental",
];

/** IBM's checker, which runs in the page; `ace` is its only name. */
const ibmSource = `${readFileSync(require.resolve("accessibility-checker-engine"), "utf8")};window.ace = ace;`;

async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without frames from elsewhere one run in the page does; the other way opens a second page for each report.
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: axeTags }, resultTypes: ["violations"] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

async function ibmProblems(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the site's policy lets no foreign script in.
  await page.evaluate(`window.ace || (() => { ${ibmSource} })()`);
  return page.evaluate(async () => {
    const { Checker: IbmChecker }: { Checker: typeof Checker } = Reflect.get(window, "ace");
    const { results } = await new IbmChecker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [level, outcome] }) => String(level) === "VIOLATION" && String(outcome) === "FAIL")
      .map(({ ruleId, path, message }) => `IBM ${ruleId}: ${path.dom} ${message}`);
  });
}

/**
 * Neither checker has anything to report of the page as it stands, and what is pressed has room for a pointer of 24
 * pixels, or for a finger of 44. The page must be at rest.
 */
export async function expectAccessible(page: Page, { finger = false } = {}): Promise<void> {
  expect([...(await axeProblems(page)), ...(await ibmProblems(page))]).toEqual([]);
  expect(await smallTargets(page, finger ? 44 : 24), "too small to press").toEqual([]);
}
