import { screen, within } from "@testing-library/react";
import { strings } from "../../../../src/domain/interface-strings";
import { Questions } from "../../../../src/sections/page/questions.section";
import { createScanFilesSite, sectionContext } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const { practice, ...site } = createScanFilesSite();
const unanswered = {
  priceList: null,
  courier: null,
  collection: null,
  shippingCost: null,
  lateCase: null,
  remake: null,
  implantSystems: null,
  repairs: null,
  otherProvinces: null,
  customMadeStatement: null,
};

test.each(["priceList", "courier"] as const)("a sample answer about %s is marked", (name) => {
  const answers = { ...unanswered, [name]: "Örnek yanıt.", sample: true, scanFiles: null };
  renderWithSystem(
    <Questions
      section={{
        id: "sorular",
        title: "Sorular",
        lede: null,
        open: true,
        practice: [name],
        questions: [],
        site: { ...site, whatsapp: null, practice: answers },
      }}
      context={sectionContext}
    />,
  );
  const answer = screen.getByRole("heading", { name: strings.practice[name] }).closest("li");
  expect(within(answer ?? document.body).getByText(strings.sample)).toBeVisible();
});
