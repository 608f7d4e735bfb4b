import { clientBuckets } from "./client.ts";
import type { Delivery } from "./delivery.ts";
import type { Settings } from "./env.ts";
import { failureOf, UNAVAILABLE_RETRY_AFTER } from "./failure.ts";
import type { HealthReporter } from "./health.ts";
import { Refusal } from "./http.ts";
import type { Store } from "./store.ts";
import type { Submission } from "./validate.ts";

/** Everything the handler needs from outside; tests hand in their own. */
export interface Deps {
  settings: Pick<
    Settings,
    | "allowedOrigins"
    | "ownOrigin"
    | "publishableKeys"
    | "drainKeys"
    | "clientHashKey"
    | "clientAddressHeader"
    | "rates"
    | "minFillMs"
    | "mailEventsSecret"
  > & { mail: Pick<Settings["mail"], "links"> };
  store: Pick<Store, "accept" | "readHeld" | "settleHeld" | "mailReturned" | "noteDrain">;
  /** How the mail's way is; asked seldom, however often it is called. */
  health: HealthReporter;
  delivery: Delivery;
  /** Keeps the process alive for work that goes on after the answer. */
  waitUntil(work: Promise<unknown>): void;
  /** One line for the operator. Never given anything the visitor wrote. */
  log(event: string, details: Record<string, unknown>): void;
}

/**
 * Stores a checked message and has its mail sent after the answer.
 *
 * @throws Refusal `rate_limited`, `submission_id_reused`, or `unavailable` when the database is
 */
export async function acceptSubmission(
  submission: Submission,
  request: Request,
  deps: Deps,
): Promise<"accepted" | "duplicate"> {
  if (!request.headers.has(deps.settings.clientAddressHeader)) deps.log("no_client_address", {});
  const buckets = await clientBuckets(request.headers, deps.settings);
  const { outcome, retryAfter } = await deps.store.accept(submission, buckets).catch((error: unknown) => {
    deps.log("store_failed", failureOf(error));
    throw new Refusal("unavailable", { retryAfter: UNAVAILABLE_RETRY_AFTER });
  });
  if (outcome === "limited") throw new Refusal("rate_limited", { retryAfter });
  if (outcome === "conflict") throw new Refusal("submission_id_reused");
  if (outcome === "accepted") {
    deps.waitUntil(deps.delivery.drain().catch((error) => deps.log("drain_failed", failureOf(error))));
  }
  return outcome;
}
