import { expect, type Locator, test } from "@playwright/test";
import { readPalette } from "#src/content-model/brand-files.ts";
import { contactAddress } from "#src/domain/contact-links.ts";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { formStrings } from "#src/features/contact-forms/form-strings.ts";
import { labels } from "../../support/form-labels";
import {
  catalogue,
  filters,
  home,
  layout,
  navigation,
  products,
  words,
  workSlip,
} from "../../support/real-content";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { rgb } from "../support/rgb";
import { startingWith } from "../support/words";

const { colours, moreContrast } = readPalette();

// With forced colours backgrounds and shadows are gone: borders, outlines and system colours remain. That is CSS
// alone, so scripts need not start.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

const styleOf = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name ?? ""), [
    property,
    pseudo,
  ] as const);

async function hasBorder(part: Locator): Promise<void> {
  expect(await styleOf(part, "border-bottom-style")).toBe("solid");
  expect(Number.parseFloat(await styleOf(part, "border-bottom-width"))).toBeGreaterThanOrEqual(1);
}

test("controls, links, focus and choices are distinguishable", async ({ page }) => {
  needed(home.infoRequest, "information request");
  const [first, second] = filters;
  needed(second, "second category");
  await page.goto("/");
  const main = page.getByRole("main");
  await hasBorder(main.getByRole("link", { name: needed(catalogue, "catalogue").showAllLabel }));
  await hasBorder(main.getByLabel(labels.clinicName));
  const link = main.getByRole("link", { name: layout.siteInfo.derived.privacyTitle });
  const text = main.getByText(formStrings.patientHint);
  expect(await styleOf(link, "color")).not.toBe(await styleOf(text, "color"));
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await styleOf(link, "outline-style")).toBe("solid");

  const nav = page.getByRole("navigation", { name: strings.mainMenu });
  const entry = ({ label }: { label: string }) => nav.getByRole("link", { name: label });
  expect(await styleOf(entry(navigation.home), "border-bottom-width", "::after")).toBe("2px");
  expect(await styleOf(entry(navigation.contact), "content", "::after")).toBe("none");
  const choice = (name = "") =>
    page.locator("label", { has: page.getByRole("radio", { name: startingWith(name) }) });
  await choice(first).getByRole("radio").check();
  expect(await styleOf(choice(first), "border-bottom-width", "::after")).toBe("2px");
  expect(await styleOf(choice(second), "content", "::after")).toBe("none");
  const box = page.getByRole("checkbox").first();
  const before = await box.screenshot();
  await box.check();
  expect((await box.screenshot()).equals(before)).toBe(false);
});

test("a chosen tooth is distinguishable", async ({ page }) => {
  needed(
    workSlip?.formFields.find(({ kind }) => kind === "teeth"),
    "chart of teeth",
  );
  await page.goto("/is-formu");
  const box = (number: string) => page.getByRole("checkbox", { name: startingWith(`${number} `) });
  await box("16").check();
  const colours = await Promise.all(
    ["16", "15"].map((number) => styleOf(box(number).locator(".."), "color")),
  );
  expect(colours[0]).not.toBe(colours[1]);
});

test("a product's photograph fills its frame", async ({ page }) => {
  const { route } = needed(
    products.find(({ image }) => image),
    "product with a photograph",
  );
  await page.goto(route);
  const frame = page.locator("main > section").first().locator("figure");
  expect(await styleOf(frame, "background-image"), "the colours of its edge continue").toContain("gradient");
});

test("the colours above the photographs of large cards stay", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const above = () =>
    page
      .locator("main li [style*='--above']")
      .evaluateAll((parts) =>
        parts
          .filter((part) => (part.querySelector("img")?.clientHeight ?? 0) < part.clientHeight)
          .map((part) => getComputedStyle(part).backgroundColor),
      );
  const forced = await above();
  await page.emulateMedia({ forcedColors: "none" });
  expect(forced).toEqual(await above());
});

test.describe("with prefers-contrast: more", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "none", contrast: "more" } });

  test("muted text and hairlines are darker", async ({ page }) => {
    await page.goto(contactAddress);
    const text = page.getByText(words.dataUse);
    await expect(text).toHaveCSS("color", rgb(moreContrast.fg.muted));
    await expect(page.locator("header")).toHaveCSS("border-bottom-color", rgb(moreContrast.border.hairline));
    await page.emulateMedia({ contrast: "no-preference" });
    await expect(text).toHaveCSS("color", rgb(colours.fg.muted));
  });
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the chosen day of arrival is readable", async ({ page }) => {
    needed(
      products.find(({ turnaround }) => turnaround),
      "product with a turnaround",
    );
    await openAlive(page, productListAddress, "main input");
    for (const name of [deliveryStrings.today, deliveryStrings.tomorrow]) {
      const day = page.getByRole("radio", { name, exact: true });
      const segment = page.locator("label", { has: day });
      await segment.click();
      await expect(day).toBeChecked();
      expect(await styleOf(segment, "color")).not.toBe(await styleOf(segment, "background-color"));
    }
  });
});
