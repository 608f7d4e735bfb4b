import { fireEvent, screen } from "@testing-library/react";
import { SlipField } from "../../../../src/features/work-slip/slip-field";
import { createScanFilesSite, createSiteParts, createSlipField } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

function renderField(kind: string, value: string): HTMLInputElement {
  renderWithSystem(
    <SlipField
      field={createSlipField("field", kind)}
      page={{ noProduct: "", tooEarly: null }}
      site={{ ...createScanFilesSite(), parts: createSiteParts() }}
      groups={[]}
      products={[]}
      product={undefined}
      values={{ field: value }}
    />,
  );
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

test("an empty field leaves its line on paper", () => {
  renderField("date", "");
  expect(onPaper()).toBeNull();
});

test.each(["date", "wantedDay"])("the year of a %s has four digits", (kind) => {
  const control = renderField(kind, "");
  for (const year of ["0026", "12026"]) {
    fireEvent.input(control, { target: { value: `${year}-11-30` } });
    expect(control.validity.valid).toBe(false);
  }
});
