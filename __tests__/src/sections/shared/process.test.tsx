import { strings } from "../../../../src/domain/interface-strings";
import { ProcessSection, stepsInRow } from "../../../../src/sections/shared/process.section";
import { createQuantity, createSiteParts } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

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

const step = (duration: Partial<Queries.QuantityFieldsFragment> | null = null, i = 0) => ({
  title: `Adım ${i}`,
  description: "Yapılır.",
  duration: duration && createQuantity(duration),
  since: null,
  main: null,
});

/** The process with steps of these durations, as it is rendered; null for a step without one. */
function renderProcess(...durations: (Partial<Queries.QuantityFieldsFragment> | null)[]) {
  const { container } = renderWithSystem(
    <ProcessSection
      id="surec"
      section={{ title: "Süreç", lede: null, steps: durations.map(step) }}
      workingDays={workingDays}
    />,
  );
  return {
    text: container.textContent ?? "",
    bars: [...container.querySelectorAll<HTMLElement>("li [style*=width]")].map(({ style }) => style.width),
    note: container.querySelector("ol + p")?.textContent ?? undefined,
  };
}

const turnaround = { number: 3, to: 5, unit: "iş günü" };

test("a range is drawn, written and explained", () => {
  const { text, bars, note } = renderProcess(turnaround, { number: 60, unit: "saat" });
  expect(text).toContain("3–5 iş günü");
  expect(bars).toEqual(["100%", "50%"]);
  expect(note).toBe(workingDays);
});

test("without the length of one step none is drawn", () => {
  const { bars, note } = renderProcess(turnaround, null, { number: 2, unit: "gün" });
  expect(bars).toEqual([]);
  expect(note).toBe(strings.stepsTotal("5–7"));
});

test("minutes are drawn beside days and not added to them", () => {
  const { text, bars, note } = renderProcess(
    { number: 36, unit: "dk" },
    { number: 1, unit: "gün" },
    { number: 4, unit: "gün" },
  );
  expect(text).toContain("36 dk");
  expect(bars).toEqual(["0.625%", "25%", "100%"]);
  expect(note).toBe(strings.stepsTotal("5"));
});

test("months are neither drawn nor added beside days", () => {
  const { text, bars, note } = renderProcess({ number: 3, to: 6, unit: "ay" }, { number: 12, unit: "saat" });
  expect(text).toContain("3–6 ay");
  expect([bars, note]).toEqual([[], undefined]);
});
