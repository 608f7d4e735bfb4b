import type { ErrorAnswer, Fault } from "../../../supabase/functions/send-contact-email/contract";
import { formStrings } from "./form-strings";

/** An error response of the function. */
export interface Refusal extends Error {
  status: number;
  /** Field errors (status 422). */
  faults: readonly Fault[];
  /** Seconds until a retry makes sense; null if unknown. */
  retryAfter: number | null;
}

/** No class: Babel's code for extending Error weighs more than the rest of this file. */
export const createRefusal = (
  status: number,
  faults: readonly Fault[] = [],
  retryAfter: number | null = null,
): Refusal => {
  const message = `send-contact-email answered ${status} ${faults.map(({ field }) => field)}`;
  return Object.assign(new Error(message), { status, faults, retryAfter });
};

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && "retryAfter" in error;

/** Parses an error response; a proxy's response, which is no JSON, has its status only. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const { status, headers } = response;
  const answer: Partial<ErrorAnswer> | null = await response.json().catch(() => null);
  const seconds = Number(headers.get("retry-after"));
  return createRefusal(status, answer?.faults, seconds > 0 ? seconds : null);
}

/** Advice for a refusal; null if the visitor can only retry. */
export function hintFor({ status, retryAfter }: Refusal): string | null {
  if (status === 413) return formStrings.tooLong;
  return status === 429 ? formStrings.tooOften(retryAfter) : null;
}
