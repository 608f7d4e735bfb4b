import { expect, type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { cutProduct as cut } from "../../support/real-content";

test.skip(!cut?.layers, "the home page opens on no cut");

const names = (cut?.layers?.items ?? []).flatMap(({ place, title }) => (place ? [title] : []));

/** Contrast between the lightest and the darkest pixels of an element in greyscale, without outliers. */
async function contrastIn(part: Locator): Promise<number> {
  const grey = await sharp(await part.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  const sorted = [...grey].sort((a, b) => a - b);
  const luminance = (at: number) => ((sorted[Math.floor(sorted.length * at)] ?? 0) / 255) ** 2.2;
  return (luminance(0.98) + 0.05) / (luminance(0.02) + 0.05);
}

test.use({ javaScriptEnabled: false });

test("names on the photograph are legible, in forced dark mode too", async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  // Opts out, so that it looks the same in both.
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light only");
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "only light");
  for (const name of names) {
    const label = page.locator("label").filter({ hasText: name }).first();
    await expect.poll(() => contrastIn(label), { message: name }).toBeGreaterThan(4.5);
  }
});
