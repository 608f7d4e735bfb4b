import { screen } from "@testing-library/react";
import { ContactLines } from "../../../src/components/contact-lines";
import { renderWithSystem } from "../../support/render-with-system";

test("only what is given has a line: WhatsApp with a name for it, address and hours", () => {
  const contact = {
    phone: { display: "0352 000 00 00", e164: "+903520000000" },
    whatsapp: "903520000000",
    email: null,
  };
  const address = { street: "Örnek Caddesi", city: "Kayseri" };
  const hours = [{ days: "Cumartesi", opens: "09.00", closes: "14.00" }];
  const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const { unmount } = renderWithSystem(<ContactLines contact={contact} />);
  expect(lines()).toEqual(["0352 000 00 00"]);
  unmount();
  renderWithSystem(
    <ContactLines contact={{ ...contact, address, hours }} whatsappLabel="WhatsApp ile yazın" />,
  );
  expect(lines()).toEqual([
    "0352 000 00 00",
    "WhatsApp ile yazın",
    "Örnek Caddesi, Kayseri",
    "Cumartesi 09.00–14.00",
  ]);
});
