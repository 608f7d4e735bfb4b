import { Scale } from "../../../src/ui/scale";
import { renderWithSystem } from "../../support/render-with-system";

test.each([
  [5, 7, 20, { left: "25%", width: "10%" }],
  [0, 30, 25, { left: "0%", width: "100%" }],
  [30, 40, 20, { left: "100%", width: "0%" }],
  [8, 4, 20, { left: "40%", width: "0%" }],
])("%d to %d on an axis of %d is at %j", (from, to, max, place) => {
  const { container } = renderWithSystem(<Scale from={from} to={to} max={max} />);
  const style = container.querySelector<HTMLElement>("[style*=left]")?.style;
  expect({ left: style?.left, width: style?.width }).toEqual(place);
});
