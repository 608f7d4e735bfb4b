import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { home, products, sectionPages } from "../../support/real-content";
import { needed } from "../support/needed";

// What a laboratory leaves out leaves no hole in a wide window.

const width = 1366;

test.use({ viewport: { width, height: 900 }, javaScriptEnabled: false });

const sections = [{ ...home, route: "/" }, ...sectionPages].flatMap((page) =>
  (page.sections ?? []).map((section) => ({ route: page.route, section })),
);

for (const { route, section } of sections) {
  if (section.__typename === "StorySection" && !section.image)
    test(`a story without a photograph reaches the right half: ${section.title}`, {
      tag: "@everywhere",
    }, async ({ page }) => {
      await page.goto(route);
      const text = page.getByRole("region", { name: section.title }).getByText(section.paragraphs[0] ?? "");
      const right = await text.evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        return Math.max(...[...range.getClientRects()].map((line) => line.right));
      });
      expect(right).toBeGreaterThan(width * 0.6);
    });
  if (section.__typename !== "TeamSection") continue;
  const [person, ...others] = section.people ?? [];
  if (person?.image && others.length === 0)
    test(`a person alone has the name beside the portrait: ${person.name}`, {
      tag: "@everywhere",
    }, async ({ page }) => {
      await page.goto(route);
      const team = page.getByRole("region", { name: section.title });
      const portrait = needed(await team.getByRole("img").boundingBox(), "portrait");
      const name = needed(await team.getByRole("heading", { name: person.name }).boundingBox(), "name");
      expect(name.x).toBeGreaterThan(portrait.x + portrait.width);
    });
}

test("a flat photograph fades into the colour above it", async ({ page }) => {
  await page.goto(needed(products[0], "product").route);
  const photo = page.locator("main figure").first();
  // A black picture below white shows how it begins.
  await photo.evaluate((figure) => {
    figure.style.setProperty("--ratio", "0.5");
    figure.style.background = "#fff";
    const image = figure.querySelector("img");
    for (const source of figure.querySelectorAll("source")) source.remove();
    image?.removeAttribute("srcset");
    image?.setAttribute(
      "src",
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9999v9999H0z'/></svg>",
    );
  });
  const column = sharp(await photo.screenshot())
    .extractChannel(0)
    .resize(1, undefined, { fit: "fill" });
  // The last row is drawn in part.
  const rows = [...(await column.raw().toBuffer())].slice(0, -1);
  const steps = rows.slice(1).map((row, above) => Math.abs(row - (rows[above] ?? row)));
  expect(Math.min(...rows), "the picture is below").toBeLessThan(9);
  expect(Math.max(...steps)).toBeLessThan(6);
});
