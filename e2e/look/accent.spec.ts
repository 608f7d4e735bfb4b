import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "../../__tests__/support/real-content";
import { colours } from "../../src/theme/colours";
import { variableName } from "../../src/theme/token-variables";
import { rgb } from "../support/rgb";

// Who makes the site their own writes an accent once, in `src/theme/colours.ts`: nothing drawn keeps the old one.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const probe = "rgb(255, 0, 255)";

/** Everything whose colour, ground, border, fill or stroke is `wanted`, its drawn befores and afters too. */
const partsIn = (page: Page, wanted: string) =>
  page.evaluate((colour) => {
    const properties = ["color", "background", "border", "fill", "stroke", "text-decoration-color"];
    return [...document.querySelectorAll("body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return [];
        const found = properties.filter((name) => style.getPropertyValue(name).includes(colour));
        return found.length > 0 ? [`${element.tagName}${pseudo ?? ""} ${element.className}: ${found}`] : [];
      }),
    );
  }, wanted);

const accents = {
  accent: ["colors.brand.accent", "colors.brand.accentOnDeep"],
  main: ["colors.brand.main", "colors.brand.mark", "colors.fg.link"],
} as const;

for (const route of pageKinds)
  test(`everything drawn on ${route} follows the accents`, async ({ page }) => {
    await page.goto(route);
    for (const [name, tokens] of Object.entries(accents)) {
      const before = [rgb(colours.brand[name as keyof typeof accents])];
      if (name === "accent") before.push(rgb(colours.brand.accentOnDeep));
      const drawn = (await Promise.all(before.map((colour) => partsIn(page, colour)))).flat().length;
      // A page of plain text measures nothing.
      if (drawn === 0 && name === "accent" && route !== "/") continue;
      expect(drawn, `${name} is drawn`).toBeGreaterThan(0);
      await page.addStyleTag({
        content: `:root, :where(html) { ${tokens.map((token) => `${variableName(token)}: ${probe} !important`).join(";")} }`,
      });
      // Under reduced motion every change is a very short transition.
      for (const colour of before)
        await expect.poll(() => partsIn(page, colour), { message: `still ${name}` }).toEqual([]);
      expect((await partsIn(page, probe)).length).toBeGreaterThanOrEqual(drawn);
    }
  });
