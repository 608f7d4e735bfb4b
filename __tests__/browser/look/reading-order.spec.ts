import { expect, type Page, test } from "@playwright/test";
import { formStrings } from "../../../src/lib/form-strings";
import { strings } from "../../../src/lib/interface-strings";
import { slipStrings } from "../../../src/lib/slip-strings";
import { toothRows } from "../../../src/lib/teeth";
import { partsOf } from "../../../src/sections/product/layout-variant";
import { delivery, home, layoutVariantIn, navigation, workSlip } from "../../support/real-content";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { fullest } from "../support/templates";
import { withoutPictures } from "../support/without-pictures";

// What screen readers and keyboards meet, in the order they meet it.

test.beforeEach(withoutPictures);

/** Landmarks and headings of the accessibility tree, in order, e.g. "banner", "navigation: Ana menü", "h1: Kron". */
async function outlineOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const landmarks = ["banner", "main", "contentinfo", "navigation", "form"];
  const walk = (id: string): string[] => {
    const { ignored, role, name, properties = [], childIds = [] } = byId.get(id) ?? { ignored: true };
    const below = () => childIds.flatMap(walk);
    if (ignored) return below();
    const title = String(name?.value ?? "").trim();
    if (landmarks.includes(role?.value))
      return [title ? `${role?.value}: ${title}` : role?.value, ...below()];
    const level = properties.find((property) => property.name === "level")?.value.value;
    return role?.value === "heading" && level < 3 ? [`h${level}: ${title}`] : below();
  };
  const [root] = nodes;
  return root ? walk(root.nodeId) : [];
}

const { servicesTitle, quickTitle, contactTitle } = navigation.footer;
const footer = ["contentinfo", ...[servicesTitle, quickTitle, contactTitle].map((title) => `h2: ${title}`)];

const headingOf = (section: { readonly title: string } | undefined) =>
  section ? [`h2: ${section.title}`] : [];

/**
 * Everything Tab comes to that cannot be seen then: no ring, outside the window, or under something else. Header and footer
 * are the same on every page: they are walked through on the home page only.
 */
async function unseenStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    if (location.pathname === "/") return document.body.focus();
    const before = document.querySelectorAll<HTMLElement>("header :is(a, button)");
    [...before]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .at(-1)
      ?.focus();
  });
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      // What appears with the focus is there a frame later, and what goes with it (the link past the header) fades.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      if (location.pathname !== "/" && element.closest("footer")) return null;
      // A date has several stops of its own.
      if (element.hasAttribute("data-seen")) return element.matches("[type=date]") ? "" : null;
      element.setAttribute("data-seen", "");
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const points = [
        [left + width / 2, top + Math.min(height / 2, 20)],
        [left + Math.min(width / 2, 8), top + Math.min(height / 2, 8)],
        // Of a field of several lines browsers bring the line one writes on into the window, not always the last.
        ...(element.matches("textarea")
          ? []
          : [[left + width / 2, bottom - Math.min(height / 2, 8)] as const]),
        // A tooth lies aslant on its arch: of the box around it only the middle is its own.
      ].map(([x = 0, y = 0]) =>
        element.matches("[data-jaw] input")
          ? ([left + width / 2, top + height / 2] as const)
          : ([x, y] as const),
      );
      const covered = points.some(([x, y]) => {
        const at = document.elementFromPoint(x, y);
        return (
          !at || !(element.contains(at) || at.contains(element) || at.closest("label")?.contains(element))
        );
      });
      // Of a range only the knob is there to be seen.
      if (element.matches("[type=range]")) return outlineStyle === "none" ? "no ring" : "";
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

/** What is read at each address, in order; of the list of products only that the focus is seen. */
const sections = partsOf[layoutVariantIn(fullest)].map((part) => fullest[part]);
const read: readonly (readonly [route: string, order: readonly string[] | undefined])[] = [
  [
    "/",
    [
      `h1: ${home.hero.tag} ${home.hero.title}`,
      ...headingOf(home.stats),
      ...headingOf(home.catalogue),
      ...headingOf(home.technology),
      ...headingOf(home.about),
      ...headingOf(home.whyUs),
      ...headingOf(home.testimonials),
      ...headingOf(home.infoRequest),
      ...(home.infoRequest ? [`form: ${formStrings.infoForm}`] : []),
    ],
  ],
  [
    fullest.route,
    [
      `navigation: ${strings.breadcrumbs}`,
      `h1: ${fullest.name}`,
      `h2: ${delivery.title}`,
      ...sections.flatMap(headingOf),
      ...(fullest.stats ? [`h2: ${strings.inNumbers}`] : []),
      ...headingOf(fullest.callToAction),
      `h2: ${strings.related}`,
    ],
  ],
  ["/urunler", undefined],
  ...(workSlip
    ? [
        [
          "/is-formu",
          [`h1: ${workSlip.title}`, `form: ${workSlip.formTitle}`, `h2: ${workSlip.formTitle}`],
        ] as const,
      ]
    : []),
];

for (const [route, order] of read)
  test(`${route} is read in order, and the focus is always seen on the way through it`, async ({ page }) => {
    await openAlive(page, route, "header nav a");
    if (order)
      expect(await outlineOf(page)).toEqual([
        "banner",
        `navigation: ${strings.mainMenu}`,
        "main",
        ...order,
        ...footer,
      ]);
    await page.addStyleTag({ content: "html { scroll-behavior: auto !important }" });
    const { stops, unseen } = await unseenStops(page);
    const links = await page.locator("main a[href]:not([tabindex='-1'])").filter({ visible: true }).count();
    expect(stops).toBeGreaterThanOrEqual(links);
    expect(unseen).toEqual([]);
  });

test("the rows of teeth are read by name", async ({ page }) => {
  needed(
    workSlip?.formFields.find(({ kind }) => kind === "teeth"),
    "chart of teeth",
  );
  await openAlive(page, "/is-formu", "[data-print=slip] input");
  await page.getByLabel(slipStrings.milkTeeth).check();
  await expect(page.getByRole("group").getByRole("group")).toHaveCount(toothRows.length);
  for (const { name } of toothRows)
    await expect(page.getByRole("group", { name, exact: true }).getByRole("checkbox").first()).toBeVisible();
});

test("nothing is sent of a form with wrong fields, and what is wrong is read with them until it is right", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/functions/") && sent.push(request.url()));
  await openAlive(page, "/iletisim", "main form button");
  const { contactForm, fullName, email: emailLabel, subject, sendContact, missing, noEmail } = formStrings;
  const form = page.getByRole("form", { name: contactForm });
  const name = form.getByLabel(fullName);
  const email = form.getByLabel(emailLabel);
  await email.fill("olmaz");
  await form.getByRole("button", { name: sendContact }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(missing);
  await expect(email).toHaveAccessibleDescription(noEmail);
  await expect(form.getByLabel(subject)).toHaveAccessibleDescription("");
  expect(sent).toEqual([]);
  await name.fill("Deneme");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).toHaveAccessibleDescription("");
});
