import { test } from "@playwright/test";

/**
 * Returns optional content that a test needs; skips the test without it.
 * @param what name of the content, for the report
 */
export function needed<T>(value: T | undefined, what: string): T {
  if (value !== undefined) return value;
  test.skip(true, `the content has no ${what}`);
  throw new Error(`The content has no ${what}.`);
}
