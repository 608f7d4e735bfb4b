import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { layOutAll } from "./lay-out-all";
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

/**
 * axe has nothing to report of the page as it stands, and what is pressed has room for a pointer of 24 pixels, or for a
 * finger of 44. The page must be at rest. `within` names the part that was changed, where the rest was seen before.
 */
export async function expectAccessible(page: Page, { finger = false, within = "html" } = {}): Promise<void> {
  await layOutAll(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Without frames from elsewhere one run in the page does; the other way opens a second page for each report.
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: axeTags }, resultTypes: ["violations"] })
    .analyze();
  const problems = violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(problems).toEqual([]);
  expect(await smallTargets(page, finger ? 44 : 24), "too small to press").toEqual([]);
}
