import { expect, type Page, test } from "@playwright/test";
import { products, workSlip } from "../../__tests__/support/real-content";
import { slipStrings } from "../../src/lib/slip-strings";
import { phone } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { sheetsOf } from "../support/sheets";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const route = "/is-formu";
const alive = "[data-print=slip] input";
/** The product that offers the most to choose. */
const [product] = [...products].sort((a, b) => (b.shades?.items.length ?? 0) - (a.shades?.items.length ?? 0));
if (!product) throw new Error("There is no product.");

const slip = (page: Page) => page.getByRole("form", { name: workSlip.formTitle });
const field = (page: Page, label: string) => slip(page).getByLabel(label, { exact: true });
const tooth = (page: Page, number: string) =>
  slip(page).getByRole("checkbox", { name: new RegExp(`^${number}, `) });

async function fillIn(page: Page): Promise<void> {
  await field(page, slipStrings.clinic).fill("Gizli Klinik");
  await field(page, slipStrings.patient).fill("K-4711");
  await field(page, slipStrings.product).selectOption({ label: product?.name ?? "" });
  await field(page, slipStrings.notes).fill("Kontak sıkı olsun.");
  await tooth(page, "16").check();
  await tooth(page, "75").check();
}

test("a product's page leads here with the product chosen, and its materials and shades are offered", async ({
  page,
}) => {
  await openAlive(page, `${route}?urun=${product.slug}`, alive);
  await expect(field(page, slipStrings.product)).toHaveValue(product.slug);
  for (const { name } of product.materials?.items ?? [])
    await expect(slip(page).getByRole("button", { name, exact: true })).toBeVisible();
  for (const { code } of product.shades?.items ?? []) {
    const choice = slip(page).getByRole("button", { name: code, exact: true });
    await choice.click();
    await expect(field(page, slipStrings.shade)).toHaveValue(code);
    await expect(choice).toHaveAttribute("aria-pressed", "true");
  }
  await expect(slip(page).getByText(new RegExp(`/${product.slug}$`))).toBeVisible();
});

test("every product can be chosen; the day it takes is offered where it has a turnaround", async ({
  page,
}) => {
  await openAlive(page, route, alive);
  const options = field(page, slipStrings.product).locator("option");
  await expect(options).toHaveCount(products.length + 1);
  const timed = products.find(({ turnaround }) => turnaround);
  await field(page, slipStrings.product).selectOption(timed?.slug ?? "");
  await slip(page).getByRole("button", { name: slipStrings.takeDay }).click();
  await expect(field(page, slipStrings.wanted)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(slip(page).getByText(slipStrings.tooEarly)).toHaveCount(0);
  const today = await field(page, slipStrings.wanted).getAttribute("min");
  await field(page, slipStrings.wanted).fill(today ?? "");
  await expect(slip(page).getByText(slipStrings.tooEarly)).toBeVisible();
});

test("teeth are chosen by mouse and by keyboard, and have names", async ({ page }) => {
  await openAlive(page, route, alive);
  await expect(slip(page).getByRole("checkbox")).toHaveCount(52);
  const first = tooth(page, "16");
  await expect(first).toHaveAccessibleName("16, sağ üst birinci büyük azı");
  await first.click();
  await expect(first).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(tooth(page, "15")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tooth(page, "15")).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(tooth(page, "55")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(tooth(page, "45")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tooth(page, "46")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tooth(page, "45")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("teeth are chosen by a finger", async ({ page }) => {
    await openAlive(page, route, alive);
    await tooth(page, "36").tap();
    await expect(tooth(page, "36")).toBeChecked();
    await tooth(page, "36").tap();
    await expect(tooth(page, "36")).not.toBeChecked();
  });
});

test("what is written stays in this tab until the form is cleared, and never reaches another", async ({
  page,
}) => {
  await openAlive(page, route, alive);
  await fillIn(page);
  await openAlive(page, "/kvkk");
  await openAlive(page, route, alive);
  await expect(field(page, slipStrings.clinic)).toHaveValue("Gizli Klinik");
  await expect(field(page, slipStrings.product)).toHaveValue(product.slug);
  await expect(tooth(page, "75")).toBeChecked();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("Gizli Klinik");

  const other = await page.context().newPage();
  await openAlive(other, route, alive);
  await expect(field(other, slipStrings.clinic)).toHaveValue("");

  await slip(page).getByRole("button", { name: slipStrings.clear }).click();
  await expect(slip(page).getByText(slipStrings.cleared)).toBeVisible();
  await expect(field(page, slipStrings.clinic)).toHaveValue("");
  await expect(slip(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("is-formu"))).toBeNull();
});

test("what was written before scripts ran is kept", async ({ page }) => {
  await page.goto(route);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>("[data-print=slip] input");
    if (input) input.value = "Önceden yazılan";
  });
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("is-formu")))
    .toContain("Önceden yazılan");
});

test("nothing leaves the device: no request is made from the first letter to the print", async ({ page }) => {
  await openAlive(page, route, alive);
  // Of the pages that header and footer link to, the site fetches the data ahead, whatever is done on a page.
  const ahead = await page
    .locator("header a[href^='/'], footer a[href^='/']")
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(
        ({ pathname }) => `GET /page-data/${pathname.slice(1) || "index"}/page-data.json`,
      ),
    );
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}${search}`);
  });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await fillIn(page);
  const [material] = product.materials?.items ?? [];
  if (material) await slip(page).getByRole("button", { name: material.name, exact: true }).click();
  await field(page, slipStrings.patient).press("Enter");
  await slip(page).getByRole("button", { name: slipStrings.print }).click();
  await slip(page).getByRole("button", { name: slipStrings.clear }).click();
  // A script of the site may come late on a slow machine; its address says nothing of what was written.
  const script = /^GET \/[\w-]+-[0-9a-f]{20}\.js$/;
  expect(requests.filter((request) => !ahead.includes(request) && !script.test(request))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  // No form around the fields that a browser could send.
  expect(
    await slip(page).evaluate((element) => element.closest("form") ?? element.querySelector("form")),
  ).toBe(null);
  const policy = (await page.request.get(route)).headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/connect-src 'self'/);
  expect(policy).toMatch(/form-action 'self'/);
});

test("it prints on one sheet, empty and filled in", async ({ page }) => {
  await openAlive(page, route, alive);
  expect(await sheetsOf(page)).toBe(1);
  await fillIn(page);
  await field(page, slipStrings.notes).fill("Ölçü alınırken kanama vardı. ".repeat(18).slice(0, 500));
  for (const box of await slip(page).getByRole("checkbox").all()) await box.check();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  for (const label of [slipStrings.clinic, slipStrings.notes]) await expect(field(page, label)).toBeVisible();
  await expect(page.locator("main button:visible")).toHaveCount(0);
  const notes = await field(page, slipStrings.notes).evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(notes, "the notes are not cut off").toBeLessThanOrEqual(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is filled in and printed all the same", async ({ page }) => {
    await page.goto(route);
    expect(await sheetsOf(page)).toBe(1);
    await fillIn(page);
    await expect(tooth(page, "16")).toBeChecked();
    await expect(slip(page).getByRole("button")).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
  });
});
