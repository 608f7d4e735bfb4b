import { closuresFrom } from "#src/domain/delivery/closures.ts";

const hours = [{ opens: "09.00", closes: "14.00", days: ["Thursday", "Saturday"] }];
const calendar = {
  from: "2026-10-01",
  until: "2028-10-31",
  closed: [
    { day: "2026-10-28", name: "Cumhuriyet Bayramı (yarım gün)" },
    { day: "2026-10-29", name: "Cumhuriyet Bayramı" },
    { day: "2026-10-30", name: "Yıllık izin" },
    { day: "2026-10-31", name: "Yıllık izin" },
    { day: "2026-11-02", name: "Taşınma" },
    { day: "2027-10-28", name: "Cumhuriyet Bayramı (yarım gün)" },
    { day: "2027-11-04", name: "Sayım" },
  ],
};

test("joins a holiday and its eve, and the days of one closure", () => {
  expect(closuresFrom("2026-10-01", hours, calendar).slice(0, 2)).toEqual([
    { first: "2026-10-28", last: "2026-10-29", name: "Cumhuriyet Bayramı" },
    { first: "2026-10-30", last: "2026-10-31", name: "Yıllık izin" },
  ]);
});

test("leaves out days without hours and days beyond a year", () => {
  expect(closuresFrom("2026-11-03", hours, calendar)).toHaveLength(1);
  expect(closuresFrom("2026-10-27", hours, calendar)).toHaveLength(2);
});
