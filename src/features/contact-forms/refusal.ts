import type { ErrorAnswer, Fault } from "../../../supabase/functions/send-contact-email/contract";
import { formStrings } from "./form-strings";

/** A message that the function answered, but did not take. */
export interface Refusal extends Error {
  status: number;
  /** With 422: what is wrong with which field. */
  faults: readonly Fault[];
  /** Seconds until it may be tried again; null when the answer does not say. */
  retryAfter: number | null;
}

/** No class of its own: what Babel makes of a class of errors weighs more than all the rest here. */
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

/** The refusal in an answer other than 2xx; one of the network's own, which is no JSON, has its status only. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const { status, headers } = response;
  const answer: Partial<ErrorAnswer> | null = await response.json().catch(() => null);
  const seconds = Number(headers.get("retry-after"));
  return createRefusal(status, answer?.faults, seconds > 0 ? seconds : null);
}

/** What the visitor can do about a refusal, beyond trying again; null where that is all. */
export function hintFor({ status, retryAfter }: Refusal): string | null {
  if (status === 413) return formStrings.tooLong;
  return status === 429 ? formStrings.tooOften(retryAfter) : null;
}
