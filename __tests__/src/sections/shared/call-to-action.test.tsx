import { CallToAction } from "../../../../src/sections/shared/call-to-action.section";
import { renderWithSystem } from "../../../support/render-with-system";

const call = { tag: "Vaka", title: "Gönderin", text: "Fotoğrafı gönderin." };
const site = {
  phone: { display: "0352 000 00 00", e164: "+903520000000" },
  whatsapp: "903520000000",
  email: "bilgi@ornek.example",
};
const product = { slug: "lamine-kron", name: "Lamine Kron" };
const whatsapp = "https://wa.me/903520000000";
const mail = "mailto:bilgi@ornek.example";
const form = "/?urun=lamine-kron#bilgi-talebi";
const slip = "/is-formu?urun=lamine-kron";

/** Addresses of the links within a part, in order, without what they write beforehand. */
function ways(
  { files, ...rest }: Partial<Parameters<typeof CallToAction>[0]> & { files: boolean | null },
  within = "[data-ways]",
) {
  const { container } = renderWithSystem(
    <CallToAction callToAction={{ ...call, files }} site={site} product={product} {...rest} />,
  );
  return [...container.querySelectorAll(`${within} a`)].map((link) =>
    link.getAttribute("href")?.replace(/\?(text|subject).*/, ""),
  );
}

test("a call leads to the form, then to the slip", () => {
  expect(ways({ files: null })).toEqual([form, slip]);
  expect(ways({ files: null, withRequest: false })).toEqual([slip]);
});

test("a call for files leads to the e-mail, never to WhatsApp", () => {
  expect(ways({ files: true })).toEqual([mail, slip]);
});

test("a call for files leads to the form without e-mail", () => {
  expect(ways({ files: true, site: { ...site, email: null } })).toEqual([form, slip]);
});

test("in a strip the contacts stand in a line", () => {
  const strip = { files: null, withContacts: false };
  expect(ways(strip, "section")).toEqual(["tel:+903520000000", whatsapp, mail, form, slip]);
});
