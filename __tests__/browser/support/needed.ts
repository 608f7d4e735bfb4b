import { test } from "@playwright/test";

/**
 * What a test looks at, as the content has it. Where the content may do without and does, the test is left out.
 * @param what it is, for the report
 */
export function needed<T>(value: T | undefined, what: string): T {
  if (value !== undefined) return value;
  test.skip(true, `the content has no ${what}`);
  throw new Error(`The content has no ${what}.`);
}
