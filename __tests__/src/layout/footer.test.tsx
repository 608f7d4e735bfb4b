import { screen, within } from "@testing-library/react";
import { Footer } from "../../../src/layout/footer";
import { required } from "../../../src/lib/required";
import { createLayoutData } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

type Site = NonNullable<Queries.LayoutQuery["siteInfo"]>;

function renderFooter(sampleNotice: string | null = null, more: Partial<Site> = {}): void {
  const { siteInfo, navigation } = createLayoutData();
  const site = { ...required(siteInfo, "site"), sampleNotice, ...more };
  renderWithSystem(<Footer site={site} navigation={required(navigation, "navigation").footer} />);
}

/** Names and addresses of the links under a heading. */
const linksUnder = (title: string) =>
  within(screen.getByRole("heading", { name: title }).parentElement ?? document.body)
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

test("the services are the products that ask for it, in their order, then the other services", () => {
  renderFooter();
  expect(linksUnder("Hizmetler")).toEqual([
    "Total Protez /total-protez",
    "Gece Plağı /gece-plagi",
    "Laboratuvar /laboratuvar",
  ]);
});

test("the quick links are those of the navigation", () => {
  renderFooter();
  expect(linksUnder("Hızlı bağlantılar")).toEqual(["KVKK /kvkk"]);
});

test("telephone and e-mail can be used at once", () => {
  renderFooter();
  expect(linksUnder("Bize ulaşın")).toEqual([
    "0352 000 00 00 tel:+903520000000",
    "bilgi@ornek.example mailto:bilgi@ornek.example",
  ]);
});

test("the WhatsApp button opens a conversation", () => {
  renderFooter();
  expect(screen.getByRole("link", { name: "WhatsApp Destek" })).toHaveAttribute(
    "href",
    "https://wa.me/903520000000",
  );
});

test("without a number there is no WhatsApp button", () => {
  renderFooter(null, { whatsapp: null });
  expect(screen.queryByRole("link", { name: "WhatsApp Destek" })).toBeNull();
});

test("accounts are links by the networks' names, in their order; without any there is no list of them", () => {
  const social = [
    { kind: "linkedin", url: "https://www.linkedin.com/company/ornek" },
    { kind: "x", url: "https://x.com/ornek" },
  ];
  renderFooter(null, { social });
  const links = within(screen.getByRole("list", { name: "Sosyal medya" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["LinkedIn", "https://www.linkedin.com/company/ornek"],
    ["X", "https://x.com/ornek"],
  ]);
});

test("the company stands beside the copyright line", () => {
  const company = {
    legalName: "Sedef A.Ş.",
    mersis: "0123456789012345",
    taxOffice: null,
    taxNumber: null,
    responsibleManager: null,
    licenceNumber: null,
  };
  renderFooter(null, { company });
  expect(screen.getByText("Sedef A.Ş. · MERSİS no: 0123456789012345")).toBeVisible();
  expect(screen.queryByRole("list", { name: "Sosyal medya" })).toBeNull();
});

test("the copyright line stands at the end", () => {
  renderFooter();
  expect(screen.getByRole("contentinfo")).toHaveTextContent(/© 2024 Sedef DentalTüm ürünler$/);
});

test("the sample notice stands where the content has one", () => {
  renderFooter("Örnek marka");
  expect(screen.getByText("Örnek marka")).toBeInTheDocument();
});

test("the brand leads home", () => {
  renderFooter();
  expect(screen.getByRole("link", { name: "Sedef Dental Protez Laboratuvarı, ana sayfa" })).toHaveAttribute(
    "href",
    "/",
  );
});
