import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { smallTargets } from "./small-targets";

/** axe tags to run; experimental rules are excluded unless named. */
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

/** The builder sends axe several times per report; only the first is run. */
const axeSource = `window.axe || (() => {${readFileSync(
  createRequire(createRequire(__filename).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
)}})(); undefined`;

/**
 * Asserts that axe reports nothing and that targets measure at least 24 pixels, or 44 for fingers. The page
 * must be at rest. `within` limits the check to the changed part;
 * `orientation` reads style sheets too.
 */
export async function expectAccessible(
  page: Page,
  { finger = false, within = "html", orientation = false } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .include(within)
    // Runs in the page itself, because the site has no frames; the default opens a second page per report.
    .setLegacyMode()
    .options({
      runOnly: { type: "tag", values: axeTags },
      resultTypes: ["violations"],
      // Reading all style sheets again only finds layouts locked to one orientation.
      preload: orientation,
    })
    .analyze();
  const problems = violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(problems).toEqual([]);
  await expectTargets(page, finger ? 44 : 24);
}

export async function expectTargets(page: Page, least: number): Promise<void> {
  expect(await smallTargets(page, least), "too small to press").toEqual([]);
}
