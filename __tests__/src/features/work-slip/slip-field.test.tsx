import { fireEvent, screen } from "@testing-library/react";
import { SlipField } from "../../../../src/features/work-slip/slip-field";
import { createSlipField } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

function renderField(kind: string, value: string): HTMLInputElement {
  renderWithSystem(
    <SlipField
      field={createSlipField("field", kind)}
      page={{ noProduct: "", tooEarly: null }}
      groups={[]}
      products={[]}
      product={undefined}
      values={{ field: value }}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>("field");
}

test("an entered date is marked for print", () => {
  expect(renderField("date", "2026-12-01")).toHaveAttribute("data-written");
});

test("an empty date is not marked for print", () => {
  expect(renderField("date", "")).not.toHaveAttribute("data-written");
});

test.each(["date", "wantedDay"])("the year of a %s has four digits", (kind) => {
  const control = renderField(kind, "");
  for (const year of ["0026", "12026"]) {
    fireEvent.input(control, { target: { value: `${year}-11-30` } });
    expect(control.validity.valid).toBe(false);
  }
});

test.each(["text", "tel", "note"])("a filled %s is not marked for print", (kind) => {
  expect(renderField(kind, "A3")).not.toHaveAttribute("data-written");
});
