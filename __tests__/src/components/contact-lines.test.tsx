import { screen } from "@testing-library/react";
import { ContactLines } from "../../../src/components/contact-lines";
import { renderWithSystem } from "../../support/render-with-system";

const contact = {
  phone: { display: "0352 000 00 00", e164: "+903520000000" },
  whatsapp: "903520000000",
  email: "bilgi@ornek.example",
};

test.each([
  ["0352 000 00 00", "tel:+903520000000"],
  ["bilgi@ornek.example", "mailto:bilgi@ornek.example"],
  ["WhatsApp ile yazın", "https://wa.me/903520000000"],
])("%s leads to %s", (name, href) => {
  renderWithSystem(<ContactLines contact={contact} whatsappLabel="WhatsApp ile yazın" />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("WhatsApp has no line without a name for it", () => {
  renderWithSystem(<ContactLines contact={contact} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("address and hours stand where they are given", () => {
  const address = { street: "Örnek Caddesi", city: "Kayseri" };
  const hours = [{ days: "Cumartesi", opens: "09.00", closes: "14.00" }];
  renderWithSystem(<ContactLines contact={{ ...contact, address, hours }} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "0352 000 00 00",
    "bilgi@ornek.example",
    "Örnek Caddesi, Kayseri",
    "Cumartesi 09.00–14.00",
  ]);
});
