import { deliveryAnswer, deliveryInWords } from "#src/domain/delivery/delivery-answer.ts";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { tableHours } from "../../../support/official-days";

const closed = [
  { day: "2026-10-28", name: "Cumhuriyet Bayramı (yarım gün)" },
  { day: "2026-10-29", name: "Cumhuriyet Bayramı" },
  { day: "2026-12-30", name: "Sayım" },
];
const words = { arrives: "İşiniz", delivery: "Teslim" };
const rules = { words, hours: tableHours, calendar: { from: "2026-10-01", until: "2026-12-31", closed } };
const work = { turnaround: { number: 3, to: 5, unit: "iş günü" } };
const now = { day: "2026-10-26", time: "10.00" };

test("counts today from now, another day from opening", () => {
  expect(deliveryAnswer(now, undefined, work, rules).days).toBe("2 Kasım Pazartesi – 4 Kasım Çarşamba");
  expect(deliveryAnswer({ ...now, time: "18.30" }, undefined, work, rules).days).toBe(
    "3 Kasım Salı – 5 Kasım Perşembe",
  );
  expect(deliveryAnswer({ ...now, time: "18.30" }, "2026-10-27", work, rules).days).toBe(
    "3 Kasım Salı – 5 Kasım Perşembe",
  );
  expect(deliveryAnswer(now, now.day, work, rules)).toEqual(deliveryAnswer(now, undefined, work, rules));
});

test("has a short form if days are known", () => {
  expect(deliveryAnswer(now, undefined, work, rules).short).toBe("2–4 Kasım");
  expect(deliveryAnswer(now, undefined, { ...work, tryIns: 1 }, rules).short).toBe("En erken 2 Kasım");
  expect(deliveryAnswer(now, "2026-12-28", work, rules).short).toBeUndefined();
});

test("names the start and each skipped holiday once", () => {
  expect(deliveryAnswer(now, undefined, work, rules).note).toBe(
    "Sayım 27 Ekim Salı günü başlar. Sayılmayan: Cumhuriyet Bayramı.",
  );
  expect(deliveryAnswer({ ...now, time: "18.30" }, undefined, work, rules).note).toBe(
    "İşiniz 27 Ekim Salı günü gelmiş sayılır, sayım 30 Ekim Cuma günü başlar. Sayılmayan: Cumhuriyet Bayramı.",
  );
  expect(deliveryAnswer(now, "2026-11-02", work, rules).note).toBe("Sayım 3 Kasım Salı günü başlar.");
});

test("counts skipped days if their names are long", () => {
  const both = [
    { day: "2026-10-27", name: "Ulusal Egemenlik ve Çocuk Bayramı" },
    { day: "2026-10-28", name: "Emek ve Dayanışma Günü" },
  ];
  const { note } = deliveryAnswer(now, undefined, work, {
    ...rules,
    calendar: { ...rules.calendar, closed: both },
  });
  expect(note).toBe("Sayım 29 Ekim Perşembe günü başlar. Sayılmayan: 2 tatil günü.");
});

test("gives no answer for a past day", () => {
  const { days, time } = deliveryAnswer(now, "2026-10-25", work, rules);
  expect([days, time]).toEqual([deliveryStrings.past, undefined]);
});

test("says until when holidays are known", () => {
  const { days, note, time } = deliveryAnswer(now, "2026-12-28", work, rules);
  expect([days, time]).toEqual([deliveryStrings.tooFar, undefined]);
  expect(note).toContain("31 Aralık 2026");
});

test.each([
  [{ number: 5, to: 7, unit: "iş günü" }, "5–7. iş günü"],
  [{ number: 12, to: 36, unit: "saat" }, "1–2. iş günü"],
  [{ number: 2, to: null, unit: "hafta" }, "10. iş günü"],
])("%j is %s in words", (turnaround, words) =>
  expect(deliveryInWords({ turnaround }, rules.calendar)).toBe(words),
);

describe("work of some hours", () => {
  const repair = { turnaround: { number: 4, unit: "saat" } };
  const sameDay = { ...rules, calendar: { ...rules.calendar, sameDayUntil: "13.00" } };
  const at = (day: string, time: string) => deliveryAnswer({ day, time }, undefined, repair, sameDay);

  test("is ready on the day of arrival", () => {
    const { days, short, note, time } = at("2026-10-26", "13.00");
    expect([days, short]).toEqual(["26 Ekim Pazartesi", "26 Ekim"]);
    expect(note).toBe("Aynı gün teslim için en geç geliş saati: 13.00.");
    expect(time).toMatchObject({ received: "2026-10-26", first: "2026-10-26", last: "2026-10-26" });
  });

  test("is ready on the next working day if it arrives later", () => {
    expect(at("2026-10-26", "13.01").days).toBe("27 Ekim Salı");
    expect(at("2026-10-27", "18.30").days).toBe("30 Ekim Cuma");
    expect(deliveryAnswer(now, "2026-10-27", repair, sameDay).days).toBe("27 Ekim Salı");
  });

  test("waits on days without production for the next working day", () => {
    expect(at("2026-10-24", "09.00").days).toBe("26 Ekim Pazartesi");
    expect(at("2026-10-25", "09.00").note).toBe(
      "Aynı gün teslim için en geç geliş saati: 13.00. İşiniz 26 Ekim Pazartesi günü gelmiş sayılır.",
    );
  });

  test("is not promised for a day that closes before it is ready", () => {
    const workdays = ["Monday", "Saturday"];
    const saturdays = { ...sameDay, calendar: { ...sameDay.calendar, workdays } };
    expect(deliveryAnswer(now, "2026-10-31", repair, saturdays).days).toBe("2 Kasım Pazartesi");
  });

  test("shows its hours if the laboratory states no latest arrival", () => {
    const { days, time } = deliveryAnswer(now, undefined, repair, rules);
    expect([days, time]).toEqual(["4 saat", undefined]);
  });

  test.each([
    [sameDay, {}, "Aynı gün"],
    [sameDay, { tryIns: 1 }, "En erken aynı gün"],
    [rules, {}, "4 saat"],
  ])("is described before the day is known: %#", ({ calendar }, tryIns, words) =>
    expect(deliveryInWords({ ...repair, ...tryIns }, calendar)).toBe(words),
  );
});

describe("work with try-ins", () => {
  const tried = { ...work, tryIns: 2 };

  test("has an earliest day only", () => {
    const { days, time } = deliveryAnswer(now, undefined, tried, rules);
    expect(days).toBe("En erken 2 Kasım Pazartesi");
    expect([time?.first, time?.last]).toEqual(["2026-11-02", "2026-11-02"]);
  });

  test("names no holiday after its earliest day", () => {
    // The earliest day is 28 December: the closed day comes before the latest one only.
    const before = deliveryAnswer(now, "2026-12-22", work, rules);
    expect([before.days, before.note]).toEqual([
      "25 Aralık Cuma – 29 Aralık Salı",
      "Sayım 23 Aralık Çarşamba günü başlar.",
    ]);
    expect(deliveryAnswer(now, "2026-12-23", work, rules).note).toMatch(/Sayılmayan: Sayım\.$/);
    expect(deliveryAnswer(now, "2026-12-23", tried, rules)).toMatchObject({
      days: "En erken 28 Aralık Pazartesi",
      note: "Sayım 24 Aralık Perşembe günü başlar.",
    });
  });

  test("has an answer while its earliest day is known", () => {
    expect(deliveryAnswer(now, "2026-12-28", work, rules).time).toBeUndefined();
    expect(
      deliveryAnswer(now, "2026-12-28", { ...tried, turnaround: { number: 2, to: 4, unit: "gün" } }, rules)
        .days,
    ).toBe("En erken 31 Aralık Perşembe");
  });

  test("is described by its first working day", () => {
    expect(deliveryInWords(tried, rules.calendar)).toBe("En erken 3. iş günü");
  });
});

describe("the laboratory's own words", () => {
  const own = { ...rules, words: { arrives: "Kayıt", delivery: "Kargo" } };

  test("name what arrives", () => {
    expect(deliveryAnswer({ ...now, time: "18.30" }, undefined, work, own).note).toContain(
      "Kayıt 27 Ekim Salı günü gelmiş sayılır",
    );
    expect(deliveryStrings.ifArrives(own.words)).toBe("Kayıt bugün bize ulaşırsa");
  });

  test("name what is done with the finished work", () => {
    const repair = { turnaround: { number: 4, unit: "saat" } };
    expect(deliveryAnswer(now, undefined, repair, own).note).toBe("Kargo gününü ve saatini bize sorun.");
    expect(deliveryStrings.tryIns(own.words, 1, null)).toBe("Bu iş kargodan önce bir kez kliniğinize döner.");
    expect(deliveryStrings.eventTitle(own.words, "Plak", "Lab")).toBe("Plak kargosu: Lab");
  });
});
