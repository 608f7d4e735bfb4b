import { expect, type Page, test } from "@playwright/test";
import { slipStrings } from "#src/features/work-slip/slip-strings.ts";
import { labels } from "../../support/form-labels";
import { products, workSlip } from "../../support/real-content";
import { needed } from "../support/needed";
import { actFirst, hydrated } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { withoutPictures } from "../support/without-pictures";

/** Like browser extensions: foreign elements in a form and around its fields. */
const insertForeign = (page: Page, form: string) =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (!root) throw new Error(`There is no ${selector}.`);
    const fields = root.querySelectorAll("input:not([type=hidden]), textarea, select");
    for (const field of fields) field.before(document.createElement("some-extension"));
    const input = document.createElement("input");
    input.name = "uzanti";
    root.prepend(input);
  }, form);

/** Makes React render the changed part again. */
async function comeAlive(page: Page, release: () => void): Promise<void> {
  const remade = page.waitForFunction(() => !document.querySelector("main some-extension"));
  await actFirst(page);
  release();
  await hydrated(page, "main textarea, main input:not([name=uzanti])");
  await remade;
}

test.beforeEach(({ page }) => withoutPictures(page).then());

test("a form keeps text and focus beside foreign elements and drafts", async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      "draft:contact",
      JSON.stringify({ values: { message: "Eski taslak" }, savedAt: Date.now() }),
    ),
  );
  const { release } = await openSlowly(page, "/iletisim");
  await insertForeign(page, "main form");
  await page.getByLabel(labels.name).fill("Ayşe Yılmaz");
  await page.locator("form input[name=phone]").fill("0532 000 00 00");
  await page.getByLabel(labels.message).pressSequentially("Merhaba, bir sorum var.");
  await page.getByLabel(labels.message).press("ArrowLeft");
  await comeAlive(page, release);
  await expect(page.getByLabel(labels.name)).toHaveValue("Ayşe Yılmaz");
  await expect(page.locator("form input[name=phone]")).toHaveValue("0532 000 00 00");
  await expect(page.getByLabel(labels.message)).toBeFocused();
  await page.keyboard.type("!");
  await expect(page.getByLabel(labels.message)).toHaveValue("Merhaba, bir sorum var!.");
});

test("the work slip keeps its answers beside a foreign element", async ({ page }) => {
  const field = (kind: string) => workSlip?.formFields.find((each) => each.kind === kind);
  needed(field("wantedDay"), "work slip with a day");
  const teeth = needed(field("teeth"), "work slip with a chart of teeth");
  const slug = teeth.products?.[0] ?? products.at(-1)?.slug ?? "";
  const { release } = await openSlowly(page, "/is-formu");
  await insertForeign(page, "main form");
  const slip = page.getByRole("main").getByRole("form");
  await slip.locator("select").selectOption(slug);
  await slip.locator("input[type=date]").last().fill("2031-05-06");
  await slip.locator("input[type=checkbox][value='21']").check();
  await comeAlive(page, release);
  await expect(slip.locator("select")).toHaveValue(slug);
  await expect(slip.locator("input[type=date]").last()).toHaveValue("2031-05-06");
  await expect(slip.locator("input[type=checkbox][value='21']")).toBeChecked();
  await expect(slip).toContainText(slipStrings.chosen(slipStrings.teeth("21", 1)));
});
