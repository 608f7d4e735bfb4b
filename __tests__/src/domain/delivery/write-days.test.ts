import {
  writeDate,
  writeDay,
  writeDays,
  writeShortDays,
  writeWeekdays,
} from "#src/domain/delivery/write-days.ts";

test.each([
  ["2026-11-30", "2026-12-02", "30 Kasım Pazartesi – 2 Aralık Çarşamba"],
  ["2026-11-06", "2026-11-06", "6 Kasım Cuma"],
])("from %s to %s is written %s", (first, last, written) => {
  expect(writeDays(first, last)).toBe(written);
});

test.each([
  ["2026-11-26", "2026-11-30", "26–30 Kasım"],
  ["2026-11-30", "2026-12-02", "30 Kasım – 2 Aralık"],
  ["2026-11-06", "2026-11-06", "6 Kasım"],
])("from %s to %s is %s in short", (first, last, written) => {
  expect(writeShortDays(first, last)).toBe(written);
});

test("every month and weekday has its Turkish name", () => {
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 86_400_000) {
    const date = new Date(time);
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC", ...options }).format(date);
    const day = date.toISOString().slice(0, 10);
    expect(writeDay(day)).toBe(`${part({ day: "numeric", month: "long" })} ${part({ weekday: "long" })}`);
    expect(writeDate(day)).toBe(part({ day: "numeric", month: "long", year: "numeric" }));
  }
});

test.each([
  ["Friday Monday Tuesday Wednesday Thursday", "Pazartesi–Cuma"],
  ["Saturday", "Cumartesi"],
  ["Saturday Sunday", "Cumartesi ve Pazar"],
  ["Tuesday Thursday Sunday", "Salı, Perşembe ve Pazar"],
  ["Monday Tuesday Wednesday Friday", "Pazartesi–Çarşamba ve Cuma"],
  ["Monday Tuesday Wednesday Thursday Friday Saturday Sunday", "Her gün"],
])("the days %s are written %s", (days, written) => {
  expect(writeWeekdays(days.split(" "))).toBe(written);
});
