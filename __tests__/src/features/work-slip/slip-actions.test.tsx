import { act, fireEvent, screen } from "@testing-library/react";
import { SlipActions } from "#src/features/work-slip/slip-actions.tsx";
import { slipStrings } from "#src/features/work-slip/slip-strings.ts";
import { renderWithSite } from "../../../support/render-with-site";

const site = { whatsapp: "905320000000", email: "a@b.example" };
const phones = { phone: { display: "", dialled: "" }, morePhones: null };

const actions = (text: string, ways: object = {}) => (
  <SlipActions
    site={{ ...site, ...phones, ...ways }}
    title="İş formu"
    product="Lamine Kron"
    empty={["Dişler", "Hekim"]}
    text={text}
    printHint=""
    check={() => true}
    onClear={() => undefined}
    onUndo={() => undefined}
  />
);

test("leads with the mail and keeps the slip out of the chat", () => {
  renderWithSite(actions("Hasta kodu: K-4711"));
  const links = screen.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => decodeURIComponent(href));
  expect(links).toEqual([
    expect.stringContaining("mailto:a@b.example?subject=İş formu&body=Hasta kodu: K-4711"),
    expect.not.stringContaining("K-4711"),
  ]);
  expect(links[1]).toContain("Lamine Kron");
});

test("names the fields that are empty", () => {
  renderWithSite(actions(""));
  expect(screen.getByText(slipStrings.empty(["Dişler", "Hekim"]))).toBeVisible();
});

test("says that a text too long for a mail link is cut", () => {
  const { rerender } = renderWithSite(actions("ş".repeat(200)));
  expect(screen.queryByText(slipStrings.cut)).toBeNull();
  rerender(actions("ş".repeat(1000)));
  expect(screen.getByText(slipStrings.cut)).toBeVisible();
});

test("a changed slip is no longer reported as copied", async () => {
  Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  const { rerender } = renderWithSite(actions("A2"));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: slipStrings.copy })));
  expect(screen.getByRole("status")).toHaveTextContent(slipStrings.copied);
  rerender(actions("A3"));
  expect(screen.getByRole("status")).not.toHaveTextContent(slipStrings.copied);
});
