import { fireEvent, screen } from "@testing-library/react";
import { SlipField } from "#src/features/work-slip/slip-field.tsx";
import { createDerivedFacts, createScanFilesSite, createSlipField } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

function renderField(kind: string, value: string): HTMLInputElement {
  renderWithSite(
    <SlipField
      field={createSlipField("field", kind)}
      page={{ noProduct: "", tooEarly: null }}
      site={{ ...createScanFilesSite(), derived: createDerivedFacts() }}
      groups={[]}
      products={[]}
      product={undefined}
      values={{ field: value }}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>("field");
}

test.each([
  ["link", "https://dosya.example/tarama", "https://dosya.example/tarama"],
  ["date", "2026-12-01", "1 Aralık 2026"],
])("a %s is written out for paper", (kind, entry, written) => {
  renderField(kind, entry);
  expect(document.querySelector("[data-print=only]")).toHaveTextContent(written);
});

test.each(["date", "wantedDay"])("the year of a %s has four digits", (kind) => {
  const control = renderField(kind, "");
  for (const year of ["0026", "12026"]) {
    fireEvent.input(control, { target: { value: `${year}-11-30` } });
    expect(control.validity.valid).toBe(false);
  }
});
