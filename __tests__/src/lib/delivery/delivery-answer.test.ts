import { deliveryAnswer, deliveryInWords } from "../../../../src/lib/delivery/delivery-answer";
import { deliveryStrings } from "../../../../src/lib/delivery/delivery-strings";
import { tableHours } from "../../../support/official-days";

const closed = [
  { day: "2026-10-28", name: "Cumhuriyet Bayramı (yarım gün)" },
  { day: "2026-10-29", name: "Cumhuriyet Bayramı" },
  { day: "2026-12-30", name: "Sayım" },
];
const rules = { hours: tableHours, calendar: { from: "2026-10-01", until: "2026-12-31", closed } };
const turnaround = { number: 3, to: 5, unit: "iş günü" };
const now = { day: "2026-10-26", time: "10.00" };

test("today is counted with its time, another day as if within opening hours", () => {
  expect(deliveryAnswer(now, undefined, turnaround, rules).days).toBe("2–4 Kasım Pazartesi–Çarşamba");
  expect(deliveryAnswer({ ...now, time: "18.30" }, undefined, turnaround, rules).days).toBe(
    "3–5 Kasım Salı–Perşembe",
  );
  expect(deliveryAnswer({ ...now, time: "18.30" }, "2026-10-27", turnaround, rules).days).toBe(
    "3–5 Kasım Salı–Perşembe",
  );
  expect(deliveryAnswer(now, now.day, turnaround, rules)).toEqual(
    deliveryAnswer(now, undefined, turnaround, rules),
  );
});

test("says when counting begins, and what is passed over, a holiday and its half day once", () => {
  expect(deliveryAnswer(now, undefined, turnaround, rules).note).toBe(
    "Sayım 27 Ekim Salı başlar. Sayılmayan: Cumhuriyet Bayramı.",
  );
  expect(deliveryAnswer({ ...now, time: "18.30" }, undefined, turnaround, rules).note).toBe(
    "Ölçü 27 Ekim Salı gelmiş sayılır, sayım 30 Ekim Cuma başlar. Sayılmayan: Cumhuriyet Bayramı.",
  );
  expect(deliveryAnswer(now, "2026-11-02", turnaround, rules).note).toBe("Sayım 3 Kasım Salı başlar.");
});

test("says how many days are passed over where their names are long", () => {
  const both = [
    { day: "2026-10-27", name: "Ulusal Egemenlik ve Çocuk Bayramı" },
    { day: "2026-10-28", name: "Emek ve Dayanışma Günü" },
  ];
  const { note } = deliveryAnswer(now, undefined, turnaround, {
    ...rules,
    calendar: { ...rules.calendar, closed: both },
  });
  expect(note).toBe("Sayım 29 Ekim Perşembe başlar. Sayılmayan: 2 tatil günü.");
});

test("names no day for one that has passed", () => {
  const { days, time } = deliveryAnswer(now, "2026-10-25", turnaround, rules);
  expect([days, time]).toEqual([deliveryStrings.past, undefined]);
});

test("says how far holidays are known where that is not enough", () => {
  const { days, note, time } = deliveryAnswer(now, "2026-12-28", turnaround, rules);
  expect([days, time]).toEqual([deliveryStrings.tooFar, undefined]);
  expect(note).toContain("31 Aralık 2026");
});

test.each([
  [{ number: 5, to: 7, unit: "iş günü" }, "5–7. iş günü"],
  [{ number: 24, to: 48, unit: "saat" }, "1–2. iş günü"],
  [{ number: 12, to: 24, unit: "saat" }, "1. iş günü"],
  [{ number: 2, to: null, unit: "hafta" }, "10. iş günü"],
])("%j is %s in words", (time, words) => expect(deliveryInWords(time)).toBe(words));
