import { expect, type Locator, test } from "@playwright/test";
import { formStrings } from "../../../src/lib/form-strings";
import { strings } from "../../../src/lib/interface-strings";
import { slugOf } from "../../../src/lib/turkish";
import { colours, moreContrast } from "../../../src/theme/colours";
import { choices, home, navigation, products, vision } from "../../support/real-content";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { rgb } from "../support/rgb";
import { startingWith } from "../support/words";

// Visitors' own colours: backgrounds and shadows are taken away, so borders, outlines and the system's colours speak.
test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

const styleOf = (part: Locator, property: string, pseudo?: string) =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name ?? ""), [
    property,
    pseudo,
  ] as const);

const hasBorder = async (part: Locator) => {
  expect(await styleOf(part, "border-bottom-style")).toBe("solid");
  expect(Number.parseFloat(await styleOf(part, "border-bottom-width"))).toBeGreaterThanOrEqual(1);
};

test("buttons have an outline, links the colour of links, the focus a ring, and what is chosen differs", async ({
  page,
}) => {
  const [, first, second] = choices.map(({ name }) => name);
  await openAlive(page, `/?kategori=${slugOf(first ?? "")}`, "#katalog label");
  const main = page.getByRole("main");
  await hasBorder(main.getByRole("link", { name: home.hero.laboratoryLabel }));
  await hasBorder(main.getByRole("link", { name: home.catalogue.showAllLabel }));
  await hasBorder(main.getByLabel(formStrings.clinicName));
  const link = main.getByRole("link", { name: formStrings.kvkkLink });
  const text = main.getByText(formStrings.patientHint);
  expect(await styleOf(link, "color")).not.toBe(await styleOf(text, "color"));
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await styleOf(link, "outline-style")).toBe("solid");
  expect(await styleOf(link, "outline-color")).not.toBe(
    await styleOf(page.locator("body"), "background-color"),
  );

  const choice = (name = "") =>
    page.locator("label", { has: page.getByRole("radio", { name: startingWith(name) }) });
  const [chosen, other] = [choice(first), choice(second)];
  await expect(chosen.getByRole("radio")).toBeChecked();
  expect(await styleOf(chosen, "border-bottom-width", "::after")).toBe("2px");
  expect(await styleOf(other, "content", "::after")).toBe("none");
  expect(await styleOf(chosen, "color")).not.toBe(await styleOf(other, "color"));
  const box = page.getByRole("checkbox").first();
  const before = await box.screenshot();
  await box.check();
  expect((await box.screenshot()).equals(before)).toBe(false);
});

test("a chosen tooth and what is chosen of a product are told apart from the others", async ({ page }) => {
  const product = products.find(({ materials }) => (materials?.items.length ?? 0) > 1);
  await openAlive(page, `/is-formu?urun=${product?.slug}`, "[data-print=slip] input");
  const tooth = (number: string) =>
    page.locator("[data-tooth]", { has: page.getByRole("checkbox", { name: startingWith(`${number} `) }) });
  await tooth("16").getByRole("checkbox").check();
  expect(await styleOf(tooth("16"), "color")).not.toBe(await styleOf(tooth("15"), "color"));
  const [chosen, other] = (product?.materials?.items ?? []).map(({ name }) =>
    page.getByRole("button", { name, exact: true }),
  );
  if (!chosen || !other) throw new Error("No product has two materials.");
  await chosen.click();
  await hasBorder(other);
  expect(await styleOf(chosen, "border-bottom-width")).toBe("3px");
});

test("the current page, a highlighted entry of a menu and the current slide are told apart", async ({
  page,
}) => {
  needed(vision?.carousel?.slides[1], "carousel");
  const corporate = needed(navigation.corporate, "corporate menu");
  await openAlive(page, "/vizyonumuz", '[aria-roledescription="slayt gösterisi"] button');
  const dots = page.getByRole("button", { name: /^\d+\. slayt$/ });
  const fill = (dot: Locator) => styleOf(dot, "background-color", "::before");
  expect(await fill(dots.nth(0))).not.toBe(await fill(dots.nth(1)));
  const bar = page.getByRole("progressbar").locator("div");
  expect(await styleOf(bar, "background-color")).not.toBe(
    await styleOf(page.locator("body"), "background-color"),
  );
  await page.getByRole("button", { name: corporate.label }).focus();
  await page.keyboard.press("ArrowDown");
  const entry = page.locator("header [role=menuitem][data-highlighted]");
  await expect(entry).toHaveCount(1);
  expect(await styleOf(entry, "outline-style")).toBe("solid");
  await page.goto(navigation.contact.to);
  const nav = page.getByRole("navigation", { name: strings.mainMenu });
  const current = nav.getByRole("link", { name: navigation.contact.label });
  expect(await styleOf(current, "border-bottom-width", "::after")).toBe("2px");
  expect(await styleOf(nav.getByRole("link", { name: navigation.home.label }), "content", "::after")).toBe(
    "none",
  );
});

test.describe("where more contrast is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "none", contrast: "more" } });

  test("quiet text and thin lines are strong", async ({ page }) => {
    await page.goto("/sss");
    const parts = [
      {
        part: page.locator("main li p").first(),
        property: "color",
        strong: rgb(moreContrast.fg.muted),
        usual: rgb(colours.fg.muted),
      },
      {
        part: page.locator("header"),
        property: "border-bottom-color",
        strong: rgb(moreContrast.border.hairline),
        usual: rgb(colours.border.hairline),
      },
      {
        part: page.locator("footer p").first(),
        property: "color",
        strong: rgb(moreContrast.fg.onDeepMuted),
        usual: rgb(colours.fg.onDeepMuted),
      },
    ];
    for (const { part, property, strong } of parts) await expect(part).toHaveCSS(property, strong);
    await page.emulateMedia({ contrast: "no-preference" });
    for (const { part, property, usual } of parts) await expect(part).toHaveCSS(property, usual);
  });
});
