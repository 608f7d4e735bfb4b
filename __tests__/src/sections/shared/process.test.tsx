import { screen, within } from "@testing-library/react";
import { ProcessSection, stepsInRow } from "../../../../src/sections/shared/process.section";
import { createStep } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const renderSteps = (...steps: Queries.StepFieldsFragment[]) =>
  renderWithSystem(<ProcessSection id="surec" section={{ title: "Süreç", lede: null, steps }} />);

test("the steps are numbered in their order", () => {
  renderSteps(createStep(), createStep({ title: "Hazırlık" }), createStep({ title: "Yerleştirme" }));
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading").textContent)).toEqual([
    "Ölçü",
    "Hazırlık",
    "Yerleştirme",
  ]);
  expect(items.map((item, i) => within(item).queryByText(String(i + 1)) !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

test("a step shows its duration", () => {
  renderSteps(createStep({ duration: "30 dk" }), createStep({ title: "Hazırlık" }));
  expect(within(screen.getAllByRole("listitem")[0] ?? document.body).getByText("30 dk")).toBeInTheDocument();
});

test("a step without a duration shows none, also beside one that has one", () => {
  renderSteps(createStep({ duration: "30 dk" }), createStep({ title: "Hazırlık" }));
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("2HazırlıkÖlçü alınır.");
});

test("the section is named by its heading", () => {
  renderSteps(createStep());
  expect(screen.getByRole("region", { name: "Süreç" })).toBeInTheDocument();
});

test.each([
  [2, 2],
  [6, 6],
  [8, 4],
  [9, 3],
  [10, 5],
  [12, 6],
  // Rows of the same width would not be full.
  [7, undefined],
  [11, undefined],
])("%i steps stand %i in a row", (count, inRow) => {
  expect(stepsInRow(Array.from({ length: count }, (_, i) => `Adım ${i}`))).toBe(inRow);
});

test("a long word has room, or the steps stand below one another", () => {
  const titles = ["Ölçü", "Model", "Laboratuvarımızda", "Fırın", "Cila", "Teslim"];
  expect(stepsInRow(titles)).toBe(3);
  expect(stepsInRow(titles.slice(1))).toBe(5);
  expect(stepsInRow([...titles, "Kargo"])).toBeUndefined();
});
