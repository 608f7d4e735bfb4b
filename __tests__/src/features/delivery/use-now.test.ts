import { act, renderHook } from "@testing-library/react";
import { useNow } from "#src/features/delivery/use-now.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const openAt = (moment: string) => {
  jest.setSystemTime(new Date(`${moment}+03:00`));
  return renderHook(() => useNow()).result;
};
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

test("a page left open past midnight counts from the new day", () => {
  const now = openAt("2026-11-23T23:50:00");
  pass(9);
  expect(now.current?.day).toBe("2026-11-23");
  pass(1);
  expect(now.current).toEqual({ day: "2026-11-24", time: "00.00" });
});

test("updates within a minute after sleep", () => {
  const now = openAt("2026-11-23T12:00:00");
  jest.setSystemTime(new Date("2026-11-23T19:30:00+03:00"));
  pass(1);
  expect(now.current?.time).toBe("19.31");
});
