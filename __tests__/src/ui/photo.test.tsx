import { screen } from "@testing-library/react";
import { Photo } from "../../../src/ui/photo";
import { createPicture } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

const picture = createPicture({ focus: { x: 20, y: 80 }, zoom: 2 });
const callout = { label: "Kenar", detail: null, point: { x: 900, y: 600 }, end: { x: 400, y: 600 } };

test("a picture with measuring lines is cropped at its centre", () => {
  renderWithSystem(<Photo picture={picture} sizes="100vw" callouts={[callout]} />);
  const { objectPosition, transform } = screen.getByRole("img").style;
  expect([objectPosition, transform]).toEqual(["", ""]);
});

test("without them it is cropped around its focal point", () => {
  renderWithSystem(<Photo picture={picture} sizes="100vw" callouts={[]} />);
  expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "20% 80%" });
});

test("a label above its line leaves the line free", () => {
  const raised = { ...callout, detail: "0,5 mm", end: { x: 1400, y: 260 } };
  renderWithSystem(<Photo picture={picture} sizes="100vw" callouts={[raised]} />);
  for (const text of ["Kenar", "0,5 mm"])
    expect(Number(screen.getByText(text).getAttribute("y"))).toBeLessThan(raised.end.y);
});
