import { dig } from "../../../../src/content-model/walk";
import { strings } from "../../../../src/domain/interface-strings";
import { sharedFragments } from "../../../../src/sections/shared/fragments";
import { ProcessSection, stepsInRow } from "../../../../src/sections/shared/process.section";
import { createSiteParts } from "../../../support/factories";
import { files, products } from "../../../support/real-content";
import { renderWithSystem } from "../../../support/render-with-system";
import { resolveDocument } from "../../../support/resolve-document";
import { shownProcess } from "../../../support/shown-process";

test.each([
  [2, 2],
  [8, 4],
  [12, 6],
  // No equal rows are possible.
  [7, undefined],
])("%i steps are %i in a row", (count, inRow) => {
  expect(stepsInRow(count)).toBe(inRow);
});

const { workingDays } = createSiteParts();

type Steps = readonly Queries.StepFieldsFragment[];

/** The fragment with which pages ask for steps. */
const [fragment] = /fragment StepFields [\s\S]*?\n {2}\}/.exec(String(sharedFragments)) ?? [];

/** The process of a product's file, through the real resolvers, as it is rendered. */
async function renderProcess(product: object) {
  const { process } = await resolveDocument<{ process: { steps: Steps } }>(
    "Product",
    product,
    siteFile?.value ?? {},
    `{ process { steps { ...StepFields } } } } ${fragment}`,
  );
  const { container } = renderWithSystem(
    <ProcessSection
      id="surec"
      section={{ title: "Süreç", lede: null, ...process }}
      workingDays={workingDays}
    />,
  );
  return {
    text: container.textContent ?? "",
    bars: [...container.querySelectorAll<HTMLElement>("li [style*=width]")].map(({ style }) => style.width),
    note: container.querySelector("ol + p")?.textContent ?? undefined,
  };
}

const siteFile = files.find(({ path }) => path === "site.yaml");

const step = (duration?: object, more: object = {}) => ({
  title: JSON.stringify(duration ?? more),
  description: "Yapılır.",
  duration,
  ...more,
});
const productWith = (...steps: object[]) => ({
  turnaround: { number: 3, to: 5, unit: "iş günü" },
  process: { steps },
});

test("a fact's range is drawn, written and explained", async () => {
  const { text, bars, note } = await renderProcess(
    productWith(step({ fact: "turnaround" }), step({ number: 60, unit: "saat" })),
  );
  expect(text).toContain("3–5 iş günü");
  expect(bars).toEqual(["100%", "50%"]);
  expect(note).toBe(workingDays);
});

test("a fact is written in the unit of the step", async () => {
  const { text } = await renderProcess(productWith(step({ fact: "turnaround", unit: "gün" }), step()));
  expect(text).toContain("3–5 gün");
});

test("without the length of one step none is drawn", async () => {
  const { bars, note } = await renderProcess(
    productWith(step({ fact: "turnaround" }), step(), step({ number: 2, unit: "gün" })),
  );
  expect(bars).toEqual([]);
  expect(note).toBe(strings.stepsTotal("5–7"));
});

test("minutes are drawn beside days and not added to them", async () => {
  const { text, bars, note } = await renderProcess(
    productWith(
      step({ number: 36, unit: "dk" }),
      step({ number: 1, unit: "gün" }),
      step({ number: 4, unit: "gün" }),
    ),
  );
  expect(text).toContain("36 dk");
  expect(bars).toEqual(["0.625%", "25%", "100%"]);
  expect(note).toBe(strings.stepsTotal("5"));
});

test("months are neither drawn nor added beside days", async () => {
  const { text, bars, note } = await renderProcess(
    productWith(step({ number: 3, to: 6, unit: "ay" }), step({ number: 12, unit: "saat" })),
  );
  expect(text).toContain("3–6 ay");
  expect([bars, note]).toEqual([[], undefined]);
});

test.each(products)("$route has the times, bars and note of its steps", async (product) => {
  const file = files.find(({ value }) => dig(value, ["slug"]) === product.slug);
  const { times, bars, note } = shownProcess(product, workingDays ?? undefined);
  const shown = await renderProcess(Object(file?.value));
  for (const time of times) expect(shown.text).toContain(time);
  expect(shown.bars).toHaveLength(bars);
  expect(shown.note).toBe(note);
});
