import { expect, type Page, test } from "@playwright/test";
import { parseDuration } from "../../../src/lib/parse-duration";
import { daysOf, yearsOf } from "../../../src/lib/units";
import {
  about,
  axes,
  factsOf,
  fill,
  home,
  mission,
  productKinds,
  products,
  quantityOf,
  site,
  vision,
} from "../../support/real-content";
import { needed } from "../support/needed";

// Every drawn length is in proportion to its value: read in the browser, compared with the content.

// Lengths as the content has them: where data is dear, no page begins to tell of today by itself.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
);

interface Drawn {
  /** Parts of the axis at which the range begins and ends. */
  from: number;
  to: number;
}

/** Widths are whole device pixels at their edges, and a value's mark is three pixels wide. */
const pixels = 2;

/** The ranges of all scales below `within`, as parts of their axes; those that are not shown are left out. */
const scalesIn = (page: Page, within: string): Promise<(Drawn & { axis: number })[]> =>
  page.locator(`${within} [data-scale]`).evaluateAll((scales) =>
    scales.flatMap((scale) => {
      const axis = scale.getBoundingClientRect();
      const range = scale.querySelector("[data-entrance]")?.getBoundingClientRect();
      if (!range || axis.width === 0) return [];
      const at = (x: number) => (x - axis.left) / axis.width;
      return [{ from: at(range.left), to: at(range.right), axis: axis.width }];
    }),
  );

/** Compares what is drawn with values on an axis that ends at `max`: what lies past it ends there. */
function expectDrawn(
  drawn: readonly (Drawn & { axis: number })[],
  wanted: readonly (Drawn & { max: number })[],
  what: string,
): void {
  expect(drawn.length, `${what}: as many scales as values`).toBe(wanted.length);
  for (const [i, { from, to, axis }] of drawn.entries()) {
    const { from: first = 0, to: last = 0, max = 1 } = wanted[i] ?? {};
    const place = `${what}, scale ${i + 1}`;
    expect(Math.abs(from - Math.min(first, max) / max) * axis, `${place} begins`).toBeLessThan(pixels);
    const end = Math.abs(to - Math.min(last, max) / max) * axis;
    // A single value is a mark of three pixels.
    expect(end, `${place} ends`).toBeLessThan(first === last ? 5 : pixels);
  }
}

/** The ranges under the turnarounds of the products' table, by product. */
const barsIn = (page: Page): Promise<Record<string, Drawn & { axis: number }>> =>
  page.locator("[data-row]:has([data-bar])").evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const bar = row.querySelector("[data-bar]") as Element;
        const axis = bar.getBoundingClientRect().width;
        const { left, width } = getComputedStyle(bar, "::after");
        const from = Number.parseFloat(left);
        return [
          row.getAttribute("data-row"),
          { from: from / axis, to: (from + Number.parseFloat(width)) / axis, axis },
        ];
      }),
    ),
  );

const onDays = (length: Parameters<typeof daysOf>[0]) => ({ ...daysOf(length), max: axes.days });

/** The end of the axis of years; of no account where there is none. */
const lastYear = axes.years ?? 1;

async function expectProduct(page: Page, product: (typeof productKinds)[number]): Promise<void> {
  const { turnaround, warranty, materials, purity, process } = product;
  const items = materials?.items ?? [];
  const ofParts = items.flatMap(({ warranty: own }) => (own ? [own] : []));
  const years = ofParts.map((own) => ({
    from: 0,
    to: parseDuration("yıl", own) ?? lastYear,
    max: lastYear,
  }));
  expectDrawn(
    await scalesIn(page, "[aria-labelledby=baslik]"),
    [
      ...(turnaround ? [onDays(turnaround)] : []),
      ...(warranty ? [{ ...yearsOf(warranty), max: lastYear }] : []),
      ...(turnaround || warranty ? [] : years),
    ],
    "the plates",
  );
  const thirds = await page.locator("[aria-labelledby=malzemeler] [data-order] > li").evaluateAll((points) =>
    points.map((point) => {
      const { x, width } = point.getBoundingClientRect();
      const line = (point.parentElement ?? point).getBoundingClientRect();
      return Math.ceil(((x + width / 2 - line.x) / line.width) * 3);
    }),
  );
  expect(thirds, "the gauges").toEqual(items.flatMap(({ gauge }) => (gauge ? [gauge.place] : [])).sort());
  expectDrawn(
    await scalesIn(page, "[aria-labelledby=saflik]"),
    (purity?.items ?? []).map(({ metal, max }) => {
      const { number, to } = quantityOf(metal, factsOf(product));
      return { from: to ? number : 0, to: to ?? number, max };
    }),
    "the purity",
  );

  const calendar = page.locator("[data-calendar]");
  if (turnaround && (await calendar.count()) > 0) {
    const days = await calendar.locator("i").evaluateAll((cells) =>
      cells.map((cell) => ({
        isDelivery: cell.hasAttribute("data-delivery"),
        width: cell.getBoundingClientRect().width,
      })),
    );
    const { from, to } = daysOf(turnaround);
    const delivery = days.flatMap(({ isDelivery }, i) => (isDelivery ? [i + 1] : []));
    expect([delivery[0], delivery.at(-1), delivery.length]).toEqual([from, to, to - from + 1]);
    const widths = days.map((day) => day.width);
    expect(Math.max(...widths) - Math.min(...widths), "a day is as wide as another").toBeLessThan(2);
  }

  const lines = await page
    .locator("[aria-labelledby=surec] [data-length]")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().width));
  const columns = await page
    .locator("[aria-labelledby=surec] li")
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().width));
  const lengths = (process?.steps ?? []).map(({ duration }) =>
    parseDuration("gün", fill(duration ?? "", factsOf(product))),
  );
  if (lengths.some((length) => length === null)) expect(lines, "not all lengths are known").toEqual([]);
  else if (lines.length > 0) {
    const longest = Math.max(...lengths.map(Number));
    const unit = Math.max(...lines) / longest;
    for (const [i, line] of lines.entries())
      expect(Math.abs(line - Math.max(Number(lengths[i]) * unit, 2)), `step ${i + 1}`).toBeLessThan(
        // Paddings differ between the last column and the others.
        Math.max(pixels, (Number(lengths[i]) / longest) * 26),
      );
  }
  // No step is wider than another: what is drawn beside them is to be compared.
  if (process) expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(2);
}

/** Looks in a phone's window and in a wide one. */
async function inBoth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // What follows the window's size may come a frame after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await test.step(`in a window of ${width} px`, look);
  }
}

test("the cards of the catalogue and the first screen's plate", { tag: "@everywhere" }, async ({ page }) => {
  await page.goto("/");
  const { plate = [] } = home.hero;
  const shown = products
    .flatMap(({ catalogue, turnaround }) => catalogue.map(({ order }) => ({ order, turnaround })))
    .sort((a, b) => a.order - b.order);
  await inBoth(page, async () => {
    expectDrawn(
      await scalesIn(page, "[aria-labelledby=baslik]"),
      plate.map((row) => onDays(quantityOf(row))),
      "the plate",
    );
    await page.locator("[data-card]").first().scrollIntoViewIfNeeded();
    expectDrawn(
      await scalesIn(page, "#katalog"),
      shown.flatMap(({ turnaround }) => (turnaround ? [onDays(turnaround)] : [])),
      "the catalogue",
    );
  });
});

// On phones the band is a list.
test("a gold tick of the band stands on a long tick of its ruler", { tag: "@everywhere" }, async ({
  page,
}) => {
  needed(home.stats, "band of figures");
  await page.goto("/");
  const far = await page
    .locator("[aria-label] > div:has(> [data-ruler=x] svg)")
    .first()
    .evaluate((band) => {
      const ruler = band.querySelector("[data-ruler=x]")?.getBoundingClientRect();
      const tenth = (ruler?.width ?? 0) / (Number(band.querySelector("svg")?.dataset.ticks) / 10);
      return [...band.querySelectorAll("dl > div")].map((figure) => {
        const tick = getComputedStyle(figure, "::before");
        if (tick.display === "none") return tenth;
        const x = figure.getBoundingClientRect().left + Number.parseFloat(tick.left) - (ruler?.left ?? 0);
        return Math.abs(x - Math.round(x / tenth) * tenth);
      });
    });
  expect(far.length).toBeGreaterThan(1);
  expect(Math.max(...far)).toBeLessThan(1);
});

test("the bars of the table of all products", { tag: "@everywhere" }, async ({ page }) => {
  await page.goto("/urunler");
  const known = products.flatMap(({ slug, turnaround }) => (turnaround ? [{ slug, turnaround }] : []));
  await inBoth(page, async () => {
    const drawn = await barsIn(page);
    expect(Object.keys(drawn).sort()).toEqual(known.map(({ slug }) => slug).sort());
    for (const { slug, turnaround } of known)
      if (drawn[slug]) expectDrawn([drawn[slug]], [onDays(turnaround)], slug);
  });
});

for (const product of productKinds)
  test(`the scales, calendar and steps of ${product.route}`, { tag: "@everywhere" }, async ({ page }) => {
    await page.goto(product.route);
    await inBoth(page, () => expectProduct(page, product));
  });

test("the hours of a day, of the contact page", { tag: "@everywhere" }, async ({ page }) => {
  await page.goto("/iletisim");
  const hour = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(".").map(Number);
    return hours + minutes / 60;
  };
  await inBoth(page, async () => {
    const drawn = await scalesIn(page, "table");
    expectDrawn(
      drawn.slice(0, site.hours.length),
      site.hours.map(({ opens, closes }) => ({ from: hour(opens), to: hour(closes), max: 24 })),
      "the hours",
    );
  });
});

test("percentages and goals of the company's pages", { tag: "@everywhere" }, async ({ page }) => {
  const toHundred = (stat: unknown) => ({ from: 0, to: quantityOf(stat).number, max: 100 });
  const { items: measures } = needed(mission?.service, "mission page with figures");
  const investment = needed(vision?.investment, "vision page with investments");
  const growth = vision?.goals?.growth;
  await page.goto("/misyonumuz");
  await inBoth(page, async () =>
    expectDrawn(
      await scalesIn(page, "main"),
      measures.filter((item) => quantityOf(item).prefix === "%").map(toHundred),
      "the mission",
    ),
  );
  await page.goto("/vizyonumuz");
  await inBoth(page, async () =>
    expectDrawn(
      await scalesIn(page, "main"),
      [
        ...(growth
          ? [{ from: 0, to: quantityOf(growth.now).number, max: quantityOf(growth.goal).number }]
          : []),
        ...investment.items.map(toHundred),
      ],
      "the vision",
    ),
  );
});

// On phones the years are a list.
test("the years of the timeline are as far from each other as they are", { tag: "@everywhere" }, async ({
  page,
}) => {
  needed(about?.timeline, "timeline");
  await page.goto("/hakkimizda");
  const places = await page.locator("[aria-labelledby=zaman-cizelgesi] li").evaluateAll((all) =>
    all.map((entry) => ({
      year: Number(entry.querySelector("time")?.dateTime),
      // The line that ends on the ruler; the words may have moved aside.
      x: Number.parseFloat(getComputedStyle(entry, "::before").left),
    })),
  );
  const [first, second] = places;
  expect(places.length).toBeGreaterThan(1);
  const aYear = ((second?.x ?? 0) - (first?.x ?? 0)) / ((second?.year ?? 1) - (first?.year ?? 0));
  for (const { year, x } of places)
    expect(Math.abs(x - (first?.x ?? 0) - (year - (first?.year ?? 0)) * aYear)).toBeLessThan(pixels);
});
