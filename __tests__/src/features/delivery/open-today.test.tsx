import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { OpenToday } from "#src/features/delivery/open-today.tsx";
import { createLayoutData } from "../../../support/factories";
import { renderWithSite, withSite } from "../../../support/render-with-site";

const closed = [
  { day: "2026-10-28", name: "Cumhuriyet Bayramı (yarım gün)" },
  { day: "2026-10-29", name: "Cumhuriyet Bayramı" },
  { day: "2027-01-01", name: "Yılbaşı" },
];

const calendar = { from: "2026-10-01", until: "2028-10-31", workdays: null, sameDayUntil: null, closed };
const data = createLayoutData();
const holidays = data.holidays && { ...data.holidays, calendar };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const openAt = (moment: string) => {
  jest.setSystemTime(new Date(`${moment}+03:00`));
  renderWithSite(<OpenToday />, { data: { ...data, holidays } });
};

test.each([
  ["2026-10-27T12:00:00", "Şu an açık, 18.00’e kadar."],
  ["2026-10-27T17:59:00", "Şu an açık, 18.00’e kadar."],
  ["2026-10-26T07:00:00", "Şu an kapalı. Bugün 08.00’de açılır."],
  ["2026-10-27T18:00:00", "Şu an kapalı. Cuma 08.00’de açılır."],
  ["2026-10-29T12:00:00", "Bugün kapalı: Cumhuriyet Bayramı"],
  ["2026-10-29T12:00:00", "Şu an kapalı. Yarın 08.00’de açılır."],
])("at %s it says %s", (moment, words) => {
  openAt(moment);
  expect(screen.getByText(words, { exact: true })).toBeVisible();
});

test("names the next closed day after today", () => {
  openAt("2026-10-30T12:00:00");
  expect(screen.getByText("Sıradaki kapalı gün: 1 Ocak, Yılbaşı")).toBeVisible();
});

test("without scripts it lists dated days and claims nothing of today", () => {
  jest.setSystemTime(new Date("2026-10-29T12:00:00+03:00"));
  const html = renderToString(withSite(<OpenToday />, { ...data, holidays }));
  expect(html).toContain("28–29 Ekim 2026: Cumhuriyet Bayramı");
  expect(html).not.toMatch(/Bugün|Şu an|Sıradaki/);
});
