import { screen } from "@testing-library/react";
import { loadOnDemand } from "#src/ui/on-demand.tsx";
import { WholePhoto } from "#src/ui/whole-photo.tsx";
import { createPicture } from "../../support/factories";
import { renderWithSite } from "../../support/render-with-site";

const picture = createPicture({ focus: { x: 20, y: 80 }, zoom: null });
const callout = { label: "Kenar", detail: "0,5 mm", point: { x: 900, y: 600 }, end: { x: 480, y: 600 } };

test.each([
  { line: "a level line", end: { x: 480, y: 600 }, translate: "0 -100%" },
  { line: "a line upwards", end: { x: 900, y: 300 }, translate: "-50% -100%" },
  { line: "a line downwards", end: { x: 900, y: 900 }, translate: "-50% 0" },
])("the label of $line leaves the line free", ({ end, translate }) => {
  renderWithSite(<WholePhoto picture={picture} sizes="100vw" callouts={[{ ...callout, end }]} />);
  expect(screen.getByText("Kenar").parentElement).toHaveStyle(`--move: ${translate}`);
});

beforeAll(loadOnDemand);

test("a label is placed by its share of the picture", () => {
  renderWithSite(<WholePhoto picture={picture} sizes="100vw" callouts={[callout]} />);
  expect(screen.getByText("Kenar").parentElement).toHaveStyle("--left: 25%; --top: 50%");
});
