import { expect, type Page, test } from "@playwright/test";
import type { SlipFieldKind } from "#src/content-model/pages/work-slip.ts";
import { slipStrings } from "#src/features/work-slip/slip-strings.ts";
import { products, workSlip } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { phone } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { sharePage } from "../support/share-page";
import { sheet, sheetsOf } from "../support/sheets";

const route = "/is-formu";
const alive = "main form input";
/** The product with most choices. */
const [product] = [...products].sort((a, b) => (b.shades?.items.length ?? 0) - (a.shades?.items.length ?? 0));
if (!product) throw new Error("There is no product.");

const fields = workSlip?.formFields ?? [];
test.skip(!workSlip, "the content has no work slip");

/** Label of the first field of a kind; skips the test without one. */
const labelOf = (kind: SlipFieldKind) =>
  needed(
    fields.find((field) => field.kind === kind),
    `field for ${kind}`,
  ).label;
/** Labels of the single-line fields that every product has. */
const [line, ...moreLines] = fields
  .filter(({ kind, extra, products: own }) => kind === "text" && !extra && !own)
  .map(({ label }) => label);
const firstLine = () => needed(line, "field of one line");
const hasKind = (wanted: SlipFieldKind) => fields.some(({ kind }) => kind === wanted);
/** Whether the chosen product is asked for a kind of field: some are asked for few products only. */
const isAsked = (wanted: SlipFieldKind) =>
  fields.some(({ kind, products: own }) => kind === wanted && (!own || own.includes(product.slug)));
const hasTeeth = hasKind("teeth");
const hasMilkTeeth = fields.some(({ milkTeeth }) => milkTeeth);
const chosenTeeth = hasTeeth ? ["11", "16", ...(hasMilkTeeth ? ["75"] : [])] : [];

const slip = (page: Page) => page.getByRole("form", { name: workSlip?.formTitle ?? "" });
const field = (page: Page, label: string) => slip(page).getByLabel(label, { exact: true });
const tooth = (page: Page, number: string) =>
  slip(page).getByRole("checkbox", { name: new RegExp(`^${number} `) });

async function fillIn(page: Page): Promise<void> {
  await field(page, firstLine()).fill("Gizli Klinik");
  for (const label of moreLines.slice(-1)) await field(page, label).fill("K-4711");
  await field(page, labelOf("product")).selectOption({ label: product?.name ?? "" });
  await field(page, labelOf("note")).fill("Kontak sıkı olsun.");
  if (!hasTeeth) return;
  await tooth(page, "16").check();
  if (!hasMilkTeeth) return;
  await slip(page).getByLabel(slipStrings.milkTeeth).check();
  await tooth(page, "75").check();
}

test("offers the chosen product's materials, shades and earliest day", {
  tag: "@everywhere",
}, async ({ page }) => {
  await openAlive(page, `${route}?urun=${product.slug}`, alive);
  await expect(field(page, labelOf("product"))).toHaveValue(product.slug);
  await expect(field(page, labelOf("product")).locator("option")).toHaveCount(products.length + 1);
  const offers = (label: string) =>
    field(page, label).evaluate((input) =>
      [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
    );
  if (isAsked("material") && product.materials)
    await expect(
      slip(page)
        .getByRole("group", { name: labelOf("material") })
        .getByRole("radio"),
    ).toHaveCount(product.materials.items.length);
  if (isAsked("shade") && product.shades)
    expect(await offers(labelOf("shade"))).toEqual(product.shades.items.map(({ code }) => code));
  const timed = products.find(({ turnaround, tryIns }) => turnaround && !tryIns);
  if (!timed || !hasKind("wantedDay")) return;
  await field(page, labelOf("product")).selectOption({ label: timed.name });
  await slip(page)
    .getByRole("button", { name: slipStrings.takeDay("") })
    .click();
  await expect(field(page, labelOf("wantedDay"))).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  const tooEarly = needed(workSlip?.tooEarly, "words for a day that is too early");
  await expect(slip(page).getByText(tooEarly)).toHaveCount(0);
  const today = await field(page, labelOf("wantedDay")).getAttribute("min");
  await field(page, labelOf("wantedDay")).fill(today ?? "");
  await expect(slip(page).getByText(tooEarly)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("teeth are large enough for a finger", async ({ page }) => {
    labelOf("teeth");
    await openAlive(page, `${route}?urun=${product.slug}`, alive);
    const first = tooth(page, "16");
    await expect(first).toHaveAccessibleName("16 sağ üst birinci büyük azı");
    await first.tap();
    await expect(first).toBeChecked();
    for (const number of ["15", "14"]) await tooth(page, number).check();
    await expect(slip(page).getByText(slipStrings.chosen("16, 15, 14 (3 diş)"))).toBeVisible();
    await test.step("neighbours can be linked and are listed", async () => {
      const bridgeLabel = fields.find(({ kind }) => kind === "teeth")?.bridgeLabel ?? "";
      const link = slip(page).getByLabel(slipStrings.link("12", "11", bridgeLabel), { exact: true });
      await tooth(page, "12").check();
      await expect(link).toBeHidden();
      await tooth(page, "11").check();
      if (bridgeLabel) {
        await link.check();
        await expect(slip(page).getByText(`12–11 ${bridgeLabel}`)).toBeVisible();
      }
      await slip(page).getByLabel(slipStrings.asList).check();
      await expect(tooth(page, "12")).toBeChecked();
      await slip(page).getByText("sol alt birinci büyük azı").click();
      await expect(tooth(page, "36")).toBeChecked();
      await slip(page).getByLabel(slipStrings.asList).uncheck();
    });
    await expectAccessible(page, { finger: true, within: "fieldset:has(fieldset)" });
    if (hasMilkTeeth)
      await test.step("milk teeth can be shown", async () => {
        await expect(tooth(page, "51")).toBeHidden();
        await slip(page).getByLabel(slipStrings.milkTeeth).check();
        await tooth(page, "75").check();
        await slip(page).getByLabel(slipStrings.milkTeeth).uncheck();
        await expect(tooth(page, "75"), "a chosen one is never hidden").toBeVisible();
      });
    // Along the arch almost all of 40 pixels belong to one tooth: neighbours share one pixel at most.
    const own = await slip(page)
      .getByRole("checkbox", { name: /^[1-4]\d \p{L}/u })
      .evaluateAll((boxes) =>
        boxes.map((box) => {
          box.scrollIntoView({ block: "center" });
          const { left, top, width, height } = box.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const turned = box.parentElement?.style.getPropertyValue("--rotation") ?? "0";
          const turn = (Number.parseFloat(turned) * Math.PI) / 180;
          const answers = (by: number) =>
            document.elementFromPoint(x + by * Math.cos(turn), y + by * Math.sin(turn)) === box;
          let [from, to] = [0, 0];
          while (answers(to + 1)) to++;
          while (answers(from - 1)) from--;
          return to - from + 1;
        }),
      );
    expect(Math.min(...own)).toBeGreaterThanOrEqual(39);
  });
});

test("keeps the draft in this tab until the form is cleared", async ({ page }) => {
  const { release } = await openSlowly(page, route);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>("main form input[type=text]");
    if (input) input.value = "Önceden yazılan";
  });
  release();
  const draft = () => page.evaluate(() => sessionStorage.getItem("draft:is-formu") ?? "");
  await expect.poll(draft).toContain("Önceden yazılan");
  await fillIn(page);
  const reopened = await openSlowly(page, route);
  if (hasTeeth) await tooth(page, "11").check();
  reopened.release();
  await expect(field(page, firstLine())).toHaveValue("Gizli Klinik");
  await expect(field(page, labelOf("product"))).toHaveValue(product.slug);
  for (const number of chosenTeeth) {
    await expect(tooth(page, number)).toBeChecked();
    await expect.poll(draft).toContain(`"${number}"`);
  }
  await expect.poll(draft).toContain("Gizli Klinik");
  const shared = await page.context().storageState({ indexedDB: true });
  expect(JSON.stringify(shared), "no other tab gets it").not.toContain("Gizli Klinik");

  const clear = slip(page).getByRole("button", { name: slipStrings.clear });
  await clear.dblclick();
  await expect(slip(page).getByText(slipStrings.cleared)).toBeVisible();
  await slip(page).getByRole("button", { name: slipStrings.undo }).click();
  await expect(clear).toBeFocused();
  await expect(field(page, firstLine())).toHaveValue("Gizli Klinik");
  await expect(field(page, labelOf("product"))).toHaveValue(product.slug);
  for (const number of chosenTeeth) await expect(tooth(page, number)).toBeChecked();
  await clear.click();
  await expect(field(page, firstLine())).toHaveValue("");
  await expect(slip(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  expect(await draft()).toBe("");
});

test.describe("on one page", () => {
  const livePage = sharePage((page) => openAlive(page, route, alive));

  test("a folded field that is filled in stays visible", async () => {
    const folded = fields.find(({ kind, extra, products: own }) => kind === "text" && (extra || own));
    const { label } = needed(folded, "folded field of one line");
    const page = livePage();
    const more = slip(page).locator("summary");
    await expect(field(page, label)).toBeHidden();
    await more.click();
    await field(page, label).fill("ğ");
    await more.click();
    await expect(field(page, label)).toBeVisible();
    await field(page, label).fill("");
    await expect(field(page, label)).toBeHidden();
  });

  test("a text too long for the sheet is kept and not copied", async () => {
    const page = livePage();
    const texts = await slip(page).getByRole("textbox").and(page.locator(":not([type=date])")).all();
    expect(texts.length).toBeGreaterThan(0);
    for (const control of texts) {
      await control.fill("ğ".repeat(600));
      await expect(control).toHaveValue("ğ".repeat(600));
      await expect(control).toHaveAccessibleDescription(/karakter fazla/);
    }
    await slip(page).getByRole("button", { name: slipStrings.copy }).click();
    await expect(slip(page).getByText(slipStrings.copied)).toHaveCount(0);
    for (const control of texts) await control.fill("ğ");
    await expect(slip(page).getByText(/karakter fazla/)).toHaveCount(0);
  });

  test("the longest entries of all fields are whole on paper", async () => {
    const page = livePage();
    if (hasKind("product"))
      await field(page, labelOf("product")).selectOption({ label: product?.name ?? "" });
    const more = slip(page).locator("summary");
    if (await more.isVisible()) await more.click();
    const texts = await slip(page)
      .locator("textarea, input:is([type=text], [type=tel])")
      .filter({ visible: true })
      .all();
    const entries: string[] = [];
    for (const [i, control] of texts.entries()) {
      const isNote = await control.evaluate(({ localName }) => localName === "textarea");
      const words = "Özel Erciyes Ağız ve Diş Sağlığı Polikliniği Melikgazi Şubesi, dâhili 12, oda 3. ";
      const entry = isNote
        ? `${i} satır\n`.repeat(60).trim()
        : `${i}${i % 2 ? "W".repeat(76) : words.slice(0, 76)}`.trim();
      await control.fill(entry);
      entries.push(entry);
    }
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print" });
    const printed = await slip(page).innerText();
    expect(entries.filter((entry) => !printed.includes(entry))).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  });
});

test("copies, shares and prints without any request", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.print = () => undefined;
    navigator.share = async (data) => void Object.assign(window, { shared: data?.text });
  });
  await openAlive(page, route, alive);
  // Gatsby prefetches the pages linked in header and footer, whatever the visitor does.
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
  await fillIn(page);
  await field(page, firstLine()).press("Enter");
  await slip(page).getByRole("button", { name: slipStrings.print }).click();
  await slip(page).getByRole("button", { name: slipStrings.copy }).click();
  await expect(slip(page).getByText(slipStrings.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const words of [`${firstLine()}: Gizli Klinik`, product.name]) expect(copied).toContain(words);
  expect(await page.evaluate(() => "shared" in window), "not before it is asked for").toBe(false);
  await slip(page).getByRole("button", { name: slipStrings.share }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toBe(copied);
  await slip(page).getByRole("button", { name: slipStrings.clear }).click();
  // Lazy scripts and sheets of the site may be fetched late; their addresses contain nothing the visitor typed.
  const script = /^GET \/[\w-]+[-.][0-9a-f]{8}\.(js|css)$/;
  expect(requests.filter((request) => !ahead.includes(request) && !script.test(request))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the ring of a bridge lies between its two teeth", async ({ page }) => {
    const chart = fields.find(({ kind, bridgeLabel }) => kind === "teeth" && bridgeLabel);
    needed(chart, "chart of teeth with bridges");
    await page.goto(route);
    const links = slip(page).getByRole("checkbox", { name: /^\d\d–\d\d: /, includeHidden: true });
    /** Links that a press where their two teeth touch does not reach. */
    const astray = () =>
      links.evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const link = box.closest("label");
          link?.scrollIntoView({ block: "center" });
          const [before, after] = [link?.previousElementSibling, link?.nextElementSibling].map((tooth) => {
            const { left, top, width, height } = tooth?.getBoundingClientRect() ?? new DOMRect();
            // Without its rotation.
            const across = tooth ? Number.parseFloat(getComputedStyle(tooth).width) : 0;
            return { x: left + width / 2, y: top + height / 2, across };
          });
          if (!link || !before || !after) return ["no teeth"];
          const share = before.across / (before.across + after.across);
          const [x, y] = [before.x + (after.x - before.x) * share, before.y + (after.y - before.y) * share];
          return link.contains(document.elementFromPoint(x, y)) ? [] : [link.textContent];
        }),
      );
    const choose = (name: RegExp) =>
      slip(page)
        .getByRole("checkbox", { name, checked: false })
        .evaluateAll((boxes) => {
          for (const box of boxes as HTMLInputElement[]) box.click();
        });
    await choose(/^\d\d \p{L}/u);
    await expect(links.first()).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await astray(), `at ${width} px`).toEqual([]);
    }
    await choose(/^\d\d–\d\d: /);
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print" });
    expect(await astray(), "on paper").toEqual([]);
  });

  test("listed teeth print on one sheet", async ({ page }) => {
    needed(hasTeeth || null, "chart of teeth");
    await page.goto(route);
    await slip(page).getByLabel(slipStrings.asList).check();
    await slip(page)
      .getByRole("checkbox", { name: /^\d\d \p{L}/u })
      .evaluateAll((boxes) => {
        for (const box of boxes as HTMLInputElement[]) box.click();
      });
    expect(await sheetsOf(page)).toBe(1);
  });

  test("a full slip prints on one sheet", {
    tag: "@everywhere",
  }, async ({ page }) => {
    await page.goto(route);
    expect(await sheetsOf(page)).toBe(1);
    await fillIn(page);
    await field(page, labelOf("note")).fill("Ölçü alınırken kanama vardı. ".repeat(18).slice(0, 500));
    for (const name of [/^\d\d \p{L}/u, /^\d\d–\d\d: /]) {
      const unchecked = slip(page).getByRole("checkbox", { name, checked: false });
      await unchecked.evaluateAll((boxes) => {
        for (const box of boxes as HTMLInputElement[]) box.click();
      });
      await expect(unchecked).toHaveCount(0);
    }
    await expect(slip(page).getByRole("button")).toHaveCount(0);
    await field(page, firstLine()).press("Enter");
    expect(new URL(page.url()).search, "no browser sends the form").toBe("");
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    for (const label of [firstLine(), labelOf("note")]) await expect(field(page, label)).toBeVisible();
    const notes = await field(page, labelOf("note")).evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(notes, "the notes are not cut off").toBeLessThanOrEqual(0);
    if (!hasKind("date")) return;
    const date = field(page, labelOf("date"));
    const ink = "-webkit-text-fill-color";
    await expect(date, "an empty date leaves room to write one").toHaveCSS(ink, "rgba(0, 0, 0, 0)");
    await page.emulateMedia({ media: null });
    await date.focus();
    await page.keyboard.type("12012026");
    await page.keyboard.press("Tab");
    await page.emulateMedia({ media: "print" });
    await expect(date).toHaveCSS(ink, "rgb(0, 0, 0)");
  });
});
