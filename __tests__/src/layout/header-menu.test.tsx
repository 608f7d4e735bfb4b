import { screen } from "@testing-library/react";
import { CorporateMenu } from "#src/layout/corporate-menu.tsx";
import { hydrateWithSite } from "../../support/render-with-site";

const link = { label: "Hakkımızda", to: "/hakkimizda", mobileLabel: null, description: "Kuruluşumuz." };
const menu = <CorporateMenu label="Kurumsal" links={[link]} />;

async function hydrateAt(selector: string): Promise<HTMLElement> {
  await hydrateWithSite(menu, (place) => place.querySelector<HTMLElement>(selector)?.focus());
  return screen.getByRole("button", { name: "Kurumsal" });
}

test("a menu entered by keyboard stays open on hydration", async () => {
  expect(await hydrateAt("a")).toHaveAttribute("aria-expanded", "true");
});

test("a menu is closed on hydration while its button is focused", async () => {
  expect(await hydrateAt("button")).toHaveAttribute("aria-expanded", "false");
});
