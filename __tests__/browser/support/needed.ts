import { test } from "@playwright/test";

/**
 * Returns optional content that a test needs; skips the test without it.
 * @param what name of the content, for the report
 */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value !== null && value !== undefined) return value;
  test.skip(true, `the content has no ${what}`);
  throw new Error(`The content has no ${what}.`);
}

/** The same for all tests of a file, which are left out without the value; the file may use it in tests only. */
export function neededByAll<T>(value: T | undefined, what: string): T {
  test.skip(value === undefined, `the content has no ${what}`);
  return value as T;
}
