import { screen, within } from "@testing-library/react";
import { required } from "#src/domain/required.ts";
import { Footer } from "#src/layout/footer.tsx";
import { createLayoutData } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

test("social accounts are links with the network's name", () => {
  const social = [
    { kind: "linkedin", url: "https://www.linkedin.com/company/ornek" },
    { kind: "x", url: "https://x.com/ornek" },
  ];
  const { siteInfo, navigation } = createLayoutData();
  const site = { ...required(siteInfo, "site"), social };
  renderWithSystem(<Footer site={site} navigation={required(navigation, "navigation").footer} />);
  const links = within(screen.getByRole("group", { name: "Sosyal medya" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/ornek"],
    ["X", "https://x.com/ornek"],
  ]);
});
