import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CorporateMenu } from "../../../src/layout/corporate-menu";
import { renderWithSystem, withSystem } from "../../support/render-with-system";

const link = { label: "Hakkımızda", to: "/hakkimizda", mobileLabel: null, description: "Kuruluşumuz." };
const menu = <CorporateMenu label="Kurumsal" links={[link]} />;

/** Renders the server's HTML, focuses an element, then hydrates. */
async function hydrateAt(selector: string): Promise<HTMLElement> {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(withSystem(menu));
  place.querySelector<HTMLElement>(selector)?.focus();
  await act(async () => renderWithSystem(menu, { container: place, hydrate: true }));
  return screen.getByRole("button", { name: "Kurumsal" });
}

test("a menu entered by keyboard stays open on hydration", async () => {
  expect(await hydrateAt("a")).toHaveAttribute("aria-expanded", "true");
});

test("a menu is closed on hydration while its button is focused", async () => {
  expect(await hydrateAt("button")).toHaveAttribute("aria-expanded", "false");
});
