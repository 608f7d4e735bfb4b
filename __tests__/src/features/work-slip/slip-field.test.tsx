import { screen } from "@testing-library/react";
import { SlipField } from "../../../../src/features/work-slip/slip-field";
import { renderWithSystem } from "../../../support/render-with-system";

const emptyField: Omit<Queries.SlipFieldFieldsFragment, "kind"> = {
  name: "field",
  label: "Field",
  hint: null,
  choices: null,
  choiceProducts: null,
  bridgeLabel: null,
  bridgeProducts: null,
  products: null,
  extra: null,
  autocomplete: null,
};

function renderField(kind: string, value: string): HTMLElement {
  renderWithSystem(
    <SlipField
      field={{ ...emptyField, kind }}
      page={{ noProduct: "", tooEarly: null }}
      groups={[]}
      products={[]}
      product={undefined}
      values={{ field: value }}
    />,
  );
  return screen.getByLabelText("Field");
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
