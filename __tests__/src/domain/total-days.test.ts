import { totalDays } from "../../../src/domain/total-days";

test.each([
  [["30 dk", "2 gün", "1 gün", "1 gün"], { number: 4, to: null, count: 3 }],
  [["5–7 gün"], { number: 5, to: 7, count: 1 }],
  [["2-3 iş günü", "1 gün"], { number: 3, to: 4, count: 2 }],
])("%j add up", (durations, total) => {
  expect(totalDays(durations)).toEqual(total);
});

test("minutes, hours and free words are no days", () => {
  expect(totalDays(["30 dk", "48 saat", "vakaya göre", "birkaç gün"])).toBeNull();
});
