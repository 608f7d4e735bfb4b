import fc from "fast-check";
import { Scale } from "../../../src/components/scale";
import { renderWithSystem } from "../../support/render-with-system";

function drawn(from: number, to: number, max: number) {
  const { container, unmount } = renderWithSystem(<Scale from={from} to={to} max={max} />);
  const range = container.querySelector<HTMLElement>("[style*=left]");
  const [left, width] = [range?.style.left, range?.style.width].map((share) =>
    Number.parseFloat(share ?? ""),
  );
  unmount();
  return { left, width };
}

test.each([
  [5, 7, 20, { left: 25, width: 10 }],
  [0, 30, 25, { left: 0, width: 100 }],
  [30, 40, 20, { left: 100, width: 0 }],
  [-5, 5, 20, { left: 0, width: 25 }],
  [8, 4, 20, { left: 40, width: 0 }],
])("a range from %d to %d on an axis of %d is drawn at %j", (from, to, max, place) => {
  expect(drawn(from, to, max)).toEqual(place);
});

test("no range leaves its axis, whatever it is given", () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.double({ min: 0.01, max: 1e4, noNaN: true }), (from, to, max) => {
      const { left = NaN, width = NaN } = drawn(from, to, max);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(width).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(100.001);
    }),
    { numRuns: 50 },
  );
});
