import { contactLinks } from "#src/features/site/contact-links.ts";

const phone = { display: "0352 000 00 00", dialled: "+903520000000" };
const morePhones = [{ label: "Vaka takibi", display: "0352 111 11 11", dialled: "+903521111111;ext=12" }];
const laboratory = { phone, morePhones, whatsapp: "903520000000", email: "bilgi@ornek.example" };

test("lists telephones by name, then WhatsApp and e-mail with their prepared texts", () => {
  const links = contactLinks(laboratory, { message: "Merhaba", subject: "Kron" });
  expect(links.map(({ kind, text, href }) => [kind, text, href])).toEqual([
    ["phone", "0352 000 00 00", "tel:+903520000000"],
    ["phone", "Vaka takibi: 0352 111 11 11", "tel:+903521111111,12"],
    ["whatsapp", expect.any(String), "https://wa.me/903520000000?text=Merhaba"],
    ["email", "bilgi@ornek.example", "mailto:bilgi@ornek.example?subject=Kron"],
  ]);
});
