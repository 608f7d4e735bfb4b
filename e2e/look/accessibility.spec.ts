import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "../spec/routes";
import { openAlive } from "../support/open-alive";
import { smallTargets } from "../support/small-targets";

// Everything still, so that axe sees colours at rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

// Decoding pictures takes longer than all the rest and changes nothing that axe looks at.
test.beforeEach(({ page }) => page.route(/\.(?:avif|webp)$/, (route) => route.abort()));

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without frames from elsewhere one run in the page does; the other way opens a second page for each report.
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

/** What is pressed has room for a pointer of 24 pixels, or on a phone for a finger of 44. */
async function expectLargeTargets(page: Page, isMobile: boolean): Promise<void> {
  expect(await smallTargets(page, isMobile ? 44 : 24), "too small to press").toEqual([]);
}

for (const { route } of [...routes, { route: "/yok" }]) {
  test(`${route} has nothing for axe to report, and nothing too small to press`, async ({
    page,
    isMobile,
  }) => {
    await openAlive(page, route, "header nav a");
    await expectAccessible(page);
    await expectLargeTargets(page, isMobile);
    const levels = await page
      .locator("h1, h2, h3, h4")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
}

for (const name of ["Kurumsal", "Ürünlerimiz"]) {
  test(`the open menu ${name} has nothing for axe to report`, async ({ page, isMobile }) => {
    test.skip(isMobile, "hidden on phones");
    await openAlive(page, "/");
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("menu", { name })).toBeVisible();
    await expectAccessible(page);
    await expectLargeTargets(page, isMobile);
  });
}

test("the open mobile menu has nothing for axe to report", async ({ page, isMobile }) => {
  test.skip(!isMobile, "hidden on desktops");
  await openAlive(page, "/");
  await page.getByRole("button", { name: "Menüyü aç" }).tap();
  await expect(page.getByRole("navigation", { name: "Mobil menü" })).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page, isMobile);
});

test("an open answer has nothing for axe to report", async ({ page }) => {
  await openAlive(page, "/sss");
  await page.locator("summary").nth(2).click();
  await expectAccessible(page);
});

test("what is too small to press is found", async ({ page }) => {
  await openAlive(page, "/sss", "header nav a");
  await page.addStyleTag({ content: "footer ul a { min-height: 0 !important; line-height: 1 }" });
  await expect.poll(async () => (await smallTargets(page, 24)).join()).toContain("Hakkımızda");
});

test("a filtered catalogue has nothing for axe to report", async ({ page }) => {
  await openAlive(page, "/?kategori=kron", "#katalog button");
  await expect(page.locator("#katalog [data-card]:visible")).toHaveCount(8);
  await expectAccessible(page);
});

test("a moving and a stopped carousel on another slide have nothing for axe to report", async ({ page }) => {
  await openAlive(page, "/hakkimizda", "[aria-roledescription=karusel] button");
  await page.getByRole("button", { name: "3. slayt" }).click();
  await expectAccessible(page);
});

test("fields that were left empty have nothing for axe to report", async ({ page }) => {
  await openAlive(page, "/", "main form button");
  const form = page.getByRole("form", { name: "Bilgi talebi formu" });
  await form.getByRole("button", { name: "Bilgi Talebi Gönder" }).click();
  await expect(form.getByLabel("Klinik adı")).toHaveAccessibleDescription("Bu alanı doldurun.");
  await expectAccessible(page);
});

test("both notices have nothing for axe to report", async ({ page }) => {
  await openAlive(page, "/iletisim", "main form");
  const form = page.getByRole("form", { name: "İletişim formu" });
  const send = async (status: number, title: string) => {
    await page.route("**/functions/v1/send-contact-email", (route) =>
      route.fulfill({ status, contentType: "application/json", body: status < 300 ? "{}" : '{"error":"x"}' }),
    );
    await form.getByLabel("Ad soyad").fill("Deneme");
    await form.getByLabel("E-posta").fill("deneme@ornek.example");
    await form.getByLabel("Mesajınız").fill("Merhaba");
    await form.getByRole("button", { name: "Mesajı Gönder" }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  };
  await send(500, "Hata");
  await send(202, "Mesajınız gönderildi!");
  await expectAccessible(page);
});
