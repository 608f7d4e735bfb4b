import fc from "fast-check";
import { placesOf } from "../../../../src/sections/page/timeline-places";

const event = (year: number, title = "Kuruluş", description = "Laboratuvar kuruldu.") => ({
  year,
  title,
  description,
});

test("words stand at their year where nothing is in their way", () => {
  const places = placesOf([2015, 2017, 2019, 2021, 2022, 2024].map((year) => event(year)));
  expect(places?.map(({ mark, text }) => [mark, text])).toEqual(
    [0, 0.2, 0.4, 0.6, 0.7, 0.9].map((mark) => [mark, mark]),
  );
});

test("the last year's text ends with the axis", () => {
  const places = placesOf([event(2009), event(2012), event(2015), event(2020), event(2026)]);
  const last = places?.at(-1);
  expect(last?.mark).toBeCloseTo(17 / 18);
  expect(last?.text).toBeLessThan(17 / 18);
  expect((last?.text ?? 0) + (last?.width ?? 0)).toBeCloseTo(1);
});

test("words that need more than the axis have no place on it", () => {
  const titles = Array.from({ length: 12 }, (_, i) => event(2000 + i, "Laboratuvarımızdakilerle"));
  expect(placesOf(titles)).toBeUndefined();
});

test("marks are true to scale and texts never overlap", () => {
  const years = fc.uniqueArray(fc.integer({ min: 1966, max: 2026 }), { minLength: 2, maxLength: 12 });
  const word = fc.integer({ min: 3, max: 14 }).map((length) => "m".repeat(length));
  fc.assert(
    fc.property(years, word, (unsorted, title) => {
      const events = unsorted.sort((a, b) => a - b).map((year) => event(year, title));
      const places = placesOf(events);
      if (!places) return;
      const [first = 0, last = 0] = [events[0]?.year, events.at(-1)?.year];
      for (const [i, { mark, text, width }] of places.entries()) {
        expect(mark).toBeCloseTo(((events[i]?.year ?? 0) - first) / (last - first + 1));
        expect(text).toBeGreaterThanOrEqual(-1e-9);
        expect(text + width).toBeLessThanOrEqual(1 + 1e-9);
        expect(width * 828).toBeGreaterThanOrEqual(Math.max(76, title.length * 9.6) - 1e-6);
        const next = places[i + 2];
        if (next) expect(text + width).toBeLessThan(next.text);
      }
    }),
  );
});
