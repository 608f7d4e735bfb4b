import { act, fireEvent, screen } from "@testing-library/react";
import { SlipActions } from "../../../../src/features/work-slip/slip-actions";
import { slipStrings } from "../../../../src/features/work-slip/slip-strings";
import { renderWithSystem } from "../../../support/render-with-system";

const actions = (text: string) => (
  <SlipActions
    site={{ whatsapp: null, email: null, phone: { display: "", e164: "" }, morePhones: null }}
    title="İş formu"
    text={text}
    printHint=""
    check={() => true}
    onClear={() => undefined}
  />
);

test("a browser that cannot print gets no button for it", () => {
  Object.assign(window, { print: undefined });
  renderWithSystem(actions(""));
  expect(screen.getByRole("button", { name: slipStrings.copy })).toBeVisible();
  expect(screen.queryByRole("button", { name: slipStrings.print })).toBeNull();
});

test("a changed slip is no longer reported as copied", async () => {
  Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  const { rerender } = renderWithSystem(actions("A2"));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: slipStrings.copy })));
  expect(screen.getByRole("status")).toHaveTextContent(slipStrings.copied);
  rerender(actions("A3"));
  expect(screen.getByRole("status")).not.toHaveTextContent(slipStrings.copied);
});

test("a cleared slip is reported until it is filled in again", () => {
  const { rerender } = renderWithSystem(actions("A2"));
  fireEvent.click(screen.getByRole("button", { name: slipStrings.clear }));
  rerender(actions("İş formu"));
  expect(screen.getByRole("status")).toHaveTextContent(slipStrings.cleared);
  rerender(actions("A3"));
  expect(screen.getByRole("status")).not.toHaveTextContent(slipStrings.cleared);
});
