import { screen } from "@testing-library/react";
import { SlipField } from "../../../../src/features/work-slip/slip-field";
import { createSlipField } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

function renderField(kind: string, value: string): HTMLElement {
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
  return screen.getByLabelText("field");
}

test("an entered date is marked for print", () => {
  expect(renderField("date", "2026-12-01")).toHaveAttribute("data-written");
});

test("an empty date is not marked for print", () => {
  expect(renderField("date", "")).not.toHaveAttribute("data-written");
});

test.each(["text", "tel", "note"])("a filled %s is not marked for print", (kind) => {
  expect(renderField(kind, "A3")).not.toHaveAttribute("data-written");
});
