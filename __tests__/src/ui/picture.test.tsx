import { screen } from "@testing-library/react";
import { Picture } from "../../../src/ui/picture";
import { createPicture } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

test("offers its thumbnail and a coloured placeholder", () => {
  const { container } = renderWithSystem(<Picture sizes="154px" picture={createPicture()} />);
  expect(container.querySelector("source")).toHaveAttribute(
    "srcset",
    "/kron-310.avif 310w, /kron-760.avif 760w",
  );
  expect(screen.getByRole("img")).toHaveStyle({ background: "linear-gradient(#abc,#def)" });
});
