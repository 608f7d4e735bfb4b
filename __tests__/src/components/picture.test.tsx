import { screen } from "@testing-library/react";
import { Picture } from "../../../src/components/picture";
import { createPicture } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

test("waits until it comes near unless it has priority", () => {
  renderWithSystem(<Picture sizes="100vw" picture={createPicture()} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
});

test("with priority is loaded at once and first", () => {
  renderWithSystem(<Picture sizes="100vw" picture={createPicture()} priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("is cropped around its focal point", () => {
  renderWithSystem(<Picture sizes="100vw" picture={createPicture({ focus: { x: 20, y: 80 } })} />);
  expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "20% 80%" });
});

test("keeps its place free before it is loaded", () => {
  renderWithSystem(<Picture sizes="100vw" picture={createPicture()} />);
  expect(screen.getByRole("img")).toHaveAttribute("width", "1600");
  expect(screen.getByRole("img")).toHaveAttribute("height", "1000");
  expect(screen.getByRole("img")).toHaveStyle({ background: "linear-gradient(#abc,#def)" });
});

test("offers its thumbnail beside the larger files of the same format", () => {
  const { container } = renderWithSystem(<Picture sizes="154px" picture={createPicture()} />);
  expect(container.querySelector("source")).toHaveAttribute(
    "srcset",
    "/kron-310.avif 310w, /kron-760.avif 760w",
  );
});

test("is silent where the text beside it says the same", () => {
  renderWithSystem(<Picture sizes="100vw" picture={createPicture()} alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("without image data stops the page", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const picture = createPicture({ src: { childImageSharp: null } });
  expect(() => renderWithSystem(<Picture sizes="100vw" picture={picture} />)).toThrow("has no image data");
});
