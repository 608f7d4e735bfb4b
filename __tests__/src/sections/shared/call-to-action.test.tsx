import { screen } from "@testing-library/react";
import { CallToAction } from "../../../../src/sections/shared/call-to-action.section";
import { renderWithSystem } from "../../../support/render-with-system";

const call = { tag: "Vaka", title: "Gönderin", text: "Fotoğrafı gönderin." };
const site = {
  phone: { display: "0352 000 00 00", e164: "+903520000000" },
  whatsapp: "903520000000",
  email: "bilgi@ornek.example",
};
const product = { slug: "lamine-kron", name: "Lamine Kron" };

/** Addresses of the links beside the heading, in order, without what they write beforehand. */
function ways(props: Partial<Parameters<typeof CallToAction>[0]> & { files: boolean | null }) {
  const { files, ...rest } = props;
  renderWithSystem(
    <CallToAction callToAction={{ ...call, files }} site={site} product={product} {...rest} />,
  );
  const beside = document.querySelector("[data-ways]") ?? document.body;
  return [...beside.querySelectorAll("a")].map((link) =>
    link.getAttribute("href")?.replace(/\?(text|subject).*/, ""),
  );
}

test("a call leads to the form first, and to the slip", () => {
  expect(ways({ files: null })).toEqual(["/?urun=lamine-kron#bilgi-talebi", "/is-formu?urun=lamine-kron"]);
});

test("a call that asks for files leads to the ways that take them", () => {
  expect(ways({ files: true })).toEqual([
    "https://wa.me/903520000000",
    "mailto:bilgi@ornek.example",
    "/is-formu?urun=lamine-kron",
  ]);
});

test("without WhatsApp files go by mail", () => {
  expect(ways({ files: true, site: { ...site, whatsapp: null } })).toEqual([
    "mailto:bilgi@ornek.example",
    "/is-formu?urun=lamine-kron",
  ]);
});

test("in a strip the contacts stand in a line", () => {
  renderWithSystem(
    <CallToAction
      callToAction={{ ...call, files: null }}
      site={site}
      product={product}
      withContacts={false}
    />,
  );
  expect(
    screen.getAllByRole("link").map((link) => link.getAttribute("href")?.replace(/\?subject.*/, "")),
  ).toEqual([
    "tel:+903520000000",
    expect.stringContaining("https://wa.me/903520000000?text="),
    "mailto:bilgi@ornek.example",
    "/?urun=lamine-kron#bilgi-talebi",
    "/is-formu?urun=lamine-kron",
  ]);
});
