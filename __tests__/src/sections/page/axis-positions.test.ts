import fc from "fast-check";
import { axisPositions } from "#src/sections/page/axis-positions.ts";

test("positions texts at their year if there is room", () => {
  const positions = axisPositions([2015, 2017, 2019, 2021, 2022, 2024]);
  expect(positions?.slice(0, 5).map(({ mark, text }) => [mark, text])).toEqual(
    [0, 0.2, 0.4, 0.6, 0.7].map((mark) => [mark, mark]),
  );
});

test("too many events for an axis get no position", () => {
  expect(axisPositions(Array.from({ length: 10 }, (_, i) => 2000 + i))).toHaveLength(10);
  expect(axisPositions(Array.from({ length: 12 }, (_, i) => 2000 + i))).toBeUndefined();
});

test("marks are true to scale and texts never overlap", () => {
  const years = fc.uniqueArray(fc.integer({ min: 1966, max: 2026 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(years, (unsorted) => {
      const events = unsorted.sort((a, b) => a - b);
      const positions = axisPositions(events);
      if (!positions) return;
      const [first = 0, last = 0] = [events[0], events.at(-1)];
      for (const [i, { mark, text, width }] of positions.entries()) {
        expect(mark).toBeCloseTo(((events[i] ?? 0) - first) / (last - first + 1));
        expect(text).toBeGreaterThanOrEqual(-1e-9);
        expect(text + width).toBeLessThanOrEqual(1 + 1e-9);
        expect(width * 828).toBeGreaterThanOrEqual(128 - 1e-6);
        const next = positions[i + 2];
        if (next) expect(text + width).toBeLessThan(next.text);
      }
    }),
  );
});
