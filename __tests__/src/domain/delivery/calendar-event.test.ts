import { calendarFile } from "#src/domain/delivery/calendar-event.ts";

const event = {
  id: "lamine-kron-2026-11-04@ornek.example",
  title: "Lamine Kron; Örnek, Laboratuvar",
  description: "Ölçü 30 Ekim Cuma gelmiş sayılır.\nSayılmayan günler: 28 Ekim, 29 Ekim Cumhuriyet Bayramı.",
  url: "https://www.ornek.example/lamine-kron",
  first: "2026-12-30",
  last: "2026-12-31",
};
const file = calendarFile(event, new Date("2026-11-22T07:05:09.123Z"));
const lines = file.replaceAll("\r\n ", "").split("\r\n");

test("is an all-day event that ends after the last day", () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "UID:lamine-kron-2026-11-04@ornek.example",
      "DTSTAMP:20261122T070509Z",
      "DTSTART;VALUE=DATE:20261230",
      "DTEND;VALUE=DATE:20270101",
      "URL:https://www.ornek.example/lamine-kron",
      // Does not block the day.
      "TRANSP:TRANSPARENT",
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

test("escapes special characters", () => {
  expect(lines).toContain("SUMMARY:Lamine Kron\\; Örnek\\, Laboratuvar");
  expect(lines.join("")).toContain("\\nSayılmayan");
});

test("folds lines at 75 bytes without splitting letters", () => {
  const long = calendarFile({ ...event, description: "ışğüöç".repeat(60) }, new Date(0));
  const written = long.split("\r\n");
  expect(Math.max(...written.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(long.replaceAll("\r\n ", "")).toContain("ışğüöç".repeat(60));
});
