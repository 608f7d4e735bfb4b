import { screen } from "@testing-library/react";
import { SlipActions } from "../../../../src/features/work-slip/slip-actions";
import { slipStrings } from "../../../../src/features/work-slip/slip-strings";
import { renderWithSystem } from "../../../support/render-with-system";

test("a browser that cannot print gets no button for it", () => {
  Object.assign(window, { print: undefined });
  renderWithSystem(
    <SlipActions
      site={{ whatsapp: null, email: null, phone: { display: "", e164: "" }, morePhones: null }}
      title=""
      text=""
      printHint=""
      check={() => true}
      onClear={() => undefined}
    />,
  );
  expect(screen.getByRole("button", { name: slipStrings.copy })).toBeVisible();
  expect(screen.queryByRole("button", { name: slipStrings.print })).toBeNull();
});
