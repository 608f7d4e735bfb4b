import { cleanup, screen, within } from "@testing-library/react";
import { strings } from "#src/domain/interface-strings.ts";
import { required } from "#src/domain/required.ts";
import { Footer } from "#src/layout/footer.tsx";
import { createLayoutData, createLink } from "../../support/factories";
import { renderWithSite } from "../../support/render-with-site";

const data = createLayoutData();
const site = required(data.siteInfo, "site");
const { footer: navigation } = required(data.navigation, "navigation");

const renderFooter = (facts: Partial<typeof site>, links: Partial<typeof navigation> = {}) =>
  renderWithSite(<Footer site={{ ...site, ...facts }} navigation={{ ...navigation, ...links }} />);

test("products come before other services, without which there is no column", () => {
  const products = [{ slug: "inlay", footer: { label: "İnley" } }];
  renderFooter({}, { products, serviceLinks: [createLink("Laboratuvar", "/laboratuvar")] });
  const links = within(screen.getByText("Hizmetler").parentElement ?? document.body).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["İnley", "/inlay"],
    ["Laboratuvar", "/laboratuvar"],
  ]);
  cleanup();
  renderFooter({});
  expect(screen.queryByText("Hizmetler")).toBeNull();
});

test("the contact column has telephones, e-mail, address, hours and branches", () => {
  const branch = {
    name: "Yahyalı şubesi",
    email: null,
    phone: { display: "0352 333 33 33", dialled: "+903523333333" },
    address: { street: "Çarşı Sokak No: 3", city: "Yahyalı", latitude: null, longitude: null },
  };
  renderFooter({ branches: [branch] });
  const column = screen.getByText("Bize ulaşın").parentElement;
  expect(column).toHaveTextContent(
    "Bize ulaşın0352 000 00 00bilgi@ornek.exampleÖrnek Caddesi No: 12, Kayseri" +
      "Pazartesi–Cuma 08.00–18.00Cumartesi 09.00–14.00" +
      "Yahyalı şubesi0352 333 33 33Çarşı Sokak No: 3, Yahyalı",
  );
});

test("a WhatsApp link needs an account", () => {
  renderFooter({ whatsapp: "903520000000" });
  expect(screen.getByRole("link", { name: strings.ask.whatsapp })).toHaveAttribute(
    "href",
    "https://wa.me/903520000000",
  );
  cleanup();
  renderFooter({ whatsapp: null });
  expect(screen.queryByRole("link", { name: strings.ask.whatsapp })).toBeNull();
});

test("social accounts are links with the network's name", () => {
  const social = [
    { kind: "linkedin", url: "https://www.linkedin.com/company/ornek" },
    { kind: "x", url: "https://x.com/ornek" },
  ];
  renderFooter({ social });
  const links = within(screen.getByRole("group", { name: "Sosyal medya" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/ornek"],
    ["X", "https://x.com/ornek"],
  ]);
});
