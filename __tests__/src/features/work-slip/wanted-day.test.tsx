import { screen } from "@testing-library/react";
import { WantedDay } from "#src/features/work-slip/wanted-day.tsx";
import { createDerivedFacts, createQuantity } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const oneDay = { turnaround: createQuantity({ number: 1, unit: "iş günü" }), tryIns: null };
const tried = { ...oneDay, tryIns: 1 };
const untimed = { turnaround: null, tryIns: null };
const on = (day: string, product: typeof oneDay | typeof tried | typeof untimed = oneDay) => (
  <WantedDay
    name="gun"
    label="Gün"
    derived={createDerivedFacts()}
    tooEarly="Erken"
    product={product}
    day={day}
  />
);

afterEach(() => jest.useRealTimers());

test("the earliest day is not too early", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T09:00:00+03:00") });
  const { rerender } = renderWithSite(on("2026-11-23"));
  expect(screen.getByRole("status")).toHaveTextContent("Erken");
  rerender(on("2026-11-24"));
  expect(screen.getByRole("status")).not.toHaveTextContent("Erken");
});

test("work of some hours without a promised day shows its hours", () => {
  const repair = { turnaround: createQuantity({ number: 4, unit: "saat" }), tryIns: null };
  renderWithSite(
    <WantedDay
      name="gun"
      label="Gün"
      derived={createDerivedFacts()}
      tooEarly="Erken"
      product={repair}
      day=""
    />,
  );
  expect(screen.getByText("Teslim süresi: 4 saat")).toBeVisible();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("work with try-ins has an earliest day, written inside the sentence", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T09:00:00+03:00") });
  renderWithSite(on("", tried));
  expect(screen.getByRole("status")).toHaveTextContent("bize ulaşırsa en erken 24 Kasım Salı.");
});

test("a product without a turnaround shows the general rule", () => {
  renderWithSite(on("", untimed));
  expect(screen.getByRole("status")).toHaveTextContent(createDerivedFacts().words.byCaseHelp);
});
