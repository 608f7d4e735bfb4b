/** Seconds after which a caller may try again when the database is down. */
export const UNAVAILABLE_RETRY_AFTER = 30;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown failure");

/** The driver's error text may quote values of the row it failed on; its code and name do not. */
export function failureOf(error: unknown): Record<string, unknown> {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  return code === undefined ? { reason: reasonOf(error) } : { code };
}
