import { screen, within } from "@testing-library/react";
import { ContactWays } from "#src/sections/page/contact-ways.section.tsx";
import { sectionContext } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const phone = { display: "0352 000 00 00", dialled: "+903520000000" };
const morePhones = [{ label: "Vaka takibi", display: "0352 111 11 11", dialled: "+903521111111" }];

test("each channel has a card with its links", () => {
  const site = { phone, morePhones, whatsapp: null, email: "bilgi@ornek.example" };
  const ways = (["email", "whatsapp", "phone"] as const).map((way) => ({
    way,
    title: way,
    description: ".",
  }));
  const section = { id: "yollar", title: "İletişim", lede: null, ways, site };
  renderWithSite(<ContactWays section={section} context={sectionContext} />);
  const cards = screen.getAllByRole("listitem");
  expect(cards.map((card) => within(card).getAllByRole("link").length)).toEqual([1, 2]);
});
