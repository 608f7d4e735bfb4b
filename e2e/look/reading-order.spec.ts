import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";

// What screen readers and keyboards meet, in the order they meet it.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, "the same page is read on the desktop");
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
});

/** Landmarks and headings of the accessibility tree, in order, e.g. "banner", "navigation: Ana menü", "h1: Kron". */
async function outlineOf(page: Page): Promise<string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  const landmark = /^\s*- (banner|main|contentinfo|navigation|form)(?: "(.*?)")?:?/;
  const heading = /^\s*- heading "(.*?)" \[level=(\d)\]/;
  return tree.split("\n").flatMap((line) => {
    const [, role, name] = landmark.exec(line) ?? [];
    if (role) return [name ? `${role}: ${name}` : role];
    const [, text, level] = heading.exec(line) ?? [];
    return Number(level) < 3 ? [`h${level}: ${text}`] : [];
  });
}

const footer = ["contentinfo", "h2: Hizmetler", "h2: Hızlı bağlantılar", "h2: İletişim"];

test("the home page is read in order: landmarks, headings, names", async ({ page }) => {
  await openAlive(page, "/");
  expect(await outlineOf(page)).toEqual([
    "banner",
    "navigation: Ana menü",
    "main",
    "h1: Ölçüsü tam, ışığı doğal.",
    "h2: Rakamlarla",
    "h2: Her üründe aynı titizlik",
    "h2: Dijital ölçü, elle son dokunuş",
    "h2: Hekimin gözü, teknisyenin eli",
    "h2: Kliniğinizin takvimini bozmayan laboratuvar",
    "h2: Hekimlerden görüşler",
    "h2: Vakanızı birlikte planlayalım",
    "form: Bilgi talebi formu",
    ...footer,
  ]);
});

test("a product page is read in order: landmarks, headings, names", async ({ page }) => {
  await openAlive(page, "/lamine-kron");
  expect(await outlineOf(page)).toEqual([
    "banner",
    "navigation: Ana menü",
    "main",
    "navigation: Sayfa yolu",
    "h1: Lamine Kron",
    "h2: Az dokunuş, belirgin fark",
    "h2: Malzemeyi vaka belirler",
    "h2: Ölçüden yerleştirmeye dört adım",
    "h2: Rakamlarla",
    "h2: Lamine planınızı teknisyenimizle konuşun",
    "h2: İlgili ürünler",
    ...footer,
  ]);
});

/** Everything Tab comes to that cannot be seen then: no ring, outside the window, or under something else. */
async function unseenStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => document.body.focus());
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      // What appears with the focus is there a frame later, and what goes with it (the link past the header) fades.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute("data-seen")) return null;
      element.setAttribute("data-seen", "");
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const points = [
        [left + width / 2, top + Math.min(height / 2, 20)],
        [left + Math.min(width / 2, 8), top + Math.min(height / 2, 8)],
        [left + width / 2, bottom - Math.min(height / 2, 8)],
      ] as const;
      const covered = points.some(([x, y]) => {
        const at = document.elementFromPoint(x, y);
        return (
          !at || !(element.contains(at) || at.contains(element) || at.closest("label")?.contains(element))
        );
      });
      const inside = left >= -1 && right <= window.innerWidth + 1 && top >= -1;
      const problems = [
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "no ring" : [],
        inside ? [] : "outside",
        covered ? "covered" : [],
      ].flat();
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      return problems.length > 0 ? `${element.tagName} ${name}: ${problems.join(", ")}` : "";
    });
    if (stop === null) return { stops, unseen };
    if (stop) unseen.push(stop);
  }
  throw new Error("Tab never came to the end of the page.");
}

for (const [route, least] of [
  ["/", 60],
  ["/porselen-kron", 25],
] as const) {
  test(`the focus is always seen on the way through ${route}`, async ({ page }) => {
    await openAlive(page, route, "header nav a");
    await page.addStyleTag({ content: "html { scroll-behavior: auto !important }" });
    const { stops, unseen } = await unseenStops(page);
    expect(stops).toBeGreaterThan(least);
    expect(unseen).toEqual([]);
  });
}

test("a link within the site tells the title of the page it leads to, in Turkish, once", async ({ page }) => {
  await openAlive(page, "/", "header nav a");
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-live]");
        if (region && region.getAttribute("aria-live") !== "off") said.push(region.textContent ?? "");
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate((): string[] => Reflect.get(window, "said"));
  await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "İletişim" }).click();
  await expect(page).toHaveURL(/\/iletisim$/);
  await expect(page).toHaveTitle(/^İletişim.* \| Sedef Dental$/);
  await expect.poll(said).toContain(await page.title());
  expect((await said()).filter((text) => /navigated/i.test(text))).toEqual([]);
});

test("what is wrong with a field is read with it, until it is right", async ({ page }) => {
  await openAlive(page, "/iletisim", "main form button");
  const form = page.getByRole("form", { name: "İletişim formu" });
  const name = form.getByLabel("Ad soyad");
  const email = form.getByLabel("E-posta");
  await email.fill("olmaz");
  await form.getByRole("button", { name: "Mesajı Gönder" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Bu alanı doldurun.");
  await expect(email).toHaveAccessibleDescription("E-posta adresini ad@klinik.com gibi, eksiksiz yazın.");
  await expect(form.getByLabel("Konu")).toHaveAccessibleDescription("");
  await name.fill("Deneme");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).toHaveAccessibleDescription("");
});
