import { screen } from "@testing-library/react";
import { ProcessSection } from "#src/sections/shared/process.section.tsx";
import { renderWithSite } from "../../../support/render-with-site";

type Step = Queries.StepFieldsFragment;

const step = (title: string, unit: string | null, others: Partial<Step> = {}): Step => ({
  title,
  description: "Ölçüden model dökülür.",
  since: null,
  main: null,
  duration: unit === null ? null : { number: 2, to: null, prefix: null, suffix: null, unit },
  ...others,
});

const note = "Bütün süreler iş günüdür.";

const renderSteps = (...steps: Step[]) =>
  renderWithSite(
    <ProcessSection id="surec" section={{ title: "Süreç", lede: null, steps }} workingDays={note} />,
  );

test("a step shows its time", () => {
  renderSteps(step("Model", "saat"), step("Fırın", null));
  expect(screen.getByText("2 saat")).toBeVisible();
});

test("a time shared by steps names them", () => {
  renderSteps(step("Ölçü", null), step("Model", null), step("Fırın", "gün", { since: 2 }));
  expect(screen.getAllByRole("listitem").at(-1)).toHaveTextContent("2–3. adımlar: 2 gün");
});

test.each(["gün", "iş günü"])("times in %s bring the note on working days", (unit) => {
  renderSteps(step("Model", unit), step("Fırın", null));
  expect(screen.getByText(note)).toBeVisible();
});

test.each(["saat", "ay", null])("times in %s bring no note on working days", (unit) => {
  renderSteps(step("Model", unit), step("Fırın", null));
  expect(screen.queryByText(note)).toBeNull();
});
