import { CallToAction } from "#src/sections/shared/call-to-action.section.tsx";
import { createDerivedFacts, createScanFilesSite } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const call = { tag: "Vaka", title: "Gönderin", text: "Fotoğrafı gönderin." };
const scans = createScanFilesSite();
const scanFiles = scans.practice?.scanFiles ?? null;
const site = {
  ...scans,
  practice: { sample: null, scanFiles, titles: null },
  derived: createDerivedFacts(),
  phone: { display: "0352 000 00 00", dialled: "+903520000000" },
  morePhones: null,
  whatsapp: "903520000000",
  email: "bilgi@ornek.example",
};
const product = { slug: "lamine-kron", name: "Lamine Kron" };
const whatsapp = "https://wa.me/903520000000";
const mail = "mailto:bilgi@ornek.example";
const telephone = "tel:+903520000000";
const form = "/?urun=lamine-kron#bilgi-talebi";
const slip = "/is-formu?urun=lamine-kron";

/** Addresses of the links in order, without prepared messages. */
function ways({
  files = null,
  scans = null,
  ...rest
}: Omit<Partial<Parameters<typeof CallToAction>[0]>, "callToAction"> & {
  files?: boolean | null;
  scans?: boolean | null;
}) {
  const { container } = renderWithSite(
    <CallToAction callToAction={{ ...call, files, scans }} site={site} product={product} {...rest} />,
  );
  return [...container.querySelectorAll("section a")].map((link) =>
    link.getAttribute("href")?.replace(/\?(text|subject).*/, ""),
  );
}

test("links to the form and telephone first, WhatsApp for questions later", () => {
  expect(ways({})).toEqual([form, telephone, slip, whatsapp, mail]);
  expect(ways({ strip: true })).toEqual([form, telephone, slip, whatsapp, mail]);
  expect(ways({ site: { ...site, whatsapp: null } })).toEqual([form, telephone, slip, mail]);
});

test("omits a form that was just sent", () => {
  expect(ways({ site: { ...site, whatsapp: null }, withRequest: false })).toEqual([telephone, slip, mail]);
});

test("a call for files never links to WhatsApp", () => {
  expect(ways({ files: true })).toEqual([mail, telephone, slip, mail]);
  expect(ways({ files: true, site: { ...site, email: null } })).toEqual([form, telephone, slip]);
});

test("a call for scans names the formats", () => {
  const formats = "/sss#tarama-dosyasi";
  expect(ways({ files: true, scans: true })).toEqual([mail, telephone, formats, slip, mail]);
});

test("a call for files offers no e-mail if only portals accept them", () => {
  const practice = { ...site.practice, scanFiles: scanFiles && { ...scanFiles, largest: null } };
  expect(ways({ files: true, site: { ...site, practice } })[0]).toBe(form);
});

test("further telephones follow by name", () => {
  const morePhones = [{ label: "Vaka takibi", display: "0352 111 11 11", dialled: "+903521111111" }];
  expect(ways({ site: { ...site, morePhones, whatsapp: null } })).toEqual([
    form,
    telephone,
    slip,
    "tel:+903521111111",
    mail,
  ]);
});
