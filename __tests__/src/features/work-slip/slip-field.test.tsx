import { fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { SlipField } from "../../../../src/features/work-slip/slip-field";
import {
  createQuantity,
  createScanFilesSite,
  createSiteParts,
  createSlipField,
} from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const parts = createSiteParts();
const slipField = (kind: string, value: string, more: Partial<ComponentProps<typeof SlipField>> = {}) => (
  <SlipField
    field={createSlipField("field", kind)}
    page={{ noProduct: "", tooEarly: null }}
    site={{ ...createScanFilesSite(), parts }}
    groups={[]}
    products={[]}
    product={undefined}
    values={{ field: value }}
    {...more}
  />
);

afterEach(() => jest.useRealTimers());

function renderField(kind: string, value: string): HTMLInputElement {
  renderWithSystem(slipField(kind, value));
  return screen.getByLabelText<HTMLInputElement>("field");
}

const onPaper = () => document.querySelector("[data-print=only]");

test.each([
  ["text", "Özel Erciyes Polikliniği"],
  ["tel", "0532 111 22 33"],
  ["link", "https://dosya.example/tarama"],
  ["note", "Kontak sıkı.\nAcele"],
])("a %s is written out for paper", (kind, entry) => {
  renderField(kind, entry);
  expect(onPaper()?.textContent).toBe(entry);
});

test("a date is written out for paper", () => {
  renderField("date", "2026-12-01");
  expect(onPaper()).toHaveTextContent("1 Aralık 2026");
});

test.each(["date", "wantedDay"])("the year of a %s has four digits", (kind) => {
  const control = renderField(kind, "");
  for (const year of ["0026", "12026"]) {
    fireEvent.input(control, { target: { value: `${year}-11-30` } });
    expect(control.validity.valid).toBe(false);
  }
});

test("only days before the earliest one are too early", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T09:00:00+03:00") });
  const own = {
    slug: "inlay",
    name: "Inlay",
    menu: { group: "" },
    tryIns: null,
    materials: null,
    shades: null,
  };
  const product = { ...own, turnaround: createQuantity({ number: 1, unit: "iş günü" }) };
  const on = (day: string) =>
    slipField("wantedDay", day, { product, page: { noProduct: "", tooEarly: "Erken" } });
  const { rerender } = renderWithSystem(on("2026-11-23"));
  expect(screen.getByRole("status")).toHaveTextContent(parts.workingDays ?? "");
  expect(screen.getByRole("status")).toHaveTextContent("Erken");
  rerender(on("2026-11-24"));
  expect(screen.getByRole("status")).not.toHaveTextContent("Erken");
});
