import { screen } from "@testing-library/react";
import { Failure } from "#src/sections/page/failure.section.tsx";
import { sectionContext } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

test("texts on a form that was not sent may have links", () => {
  const section = {
    __typename: "FailureSection",
    id: null,
    title: "Gönderilemedi",
    kept: "Yazdıklarınız [formda](/iletisim) duruyor.",
    reasons: {
      tooLong: "Kısaltın.",
      tooMany: "Bekleyin.",
      closed: "Sonra deneyin.",
      foreign: "[İletişim sayfasından](/iletisim) yazın.",
      trouble: "Arayın.",
    },
  } as const;
  renderWithSite(<Failure section={section} context={sectionContext} />);
  expect(screen.getByRole("link", { name: "formda" })).toHaveAttribute("href", "/iletisim");
  expect(screen.getAllByText("İletişim sayfasından")[0]).toHaveAttribute("href", "/iletisim");
});
