import type { Refusal } from "./http.ts";
import type { Submission } from "./validate.ts";

/** Who sends a message: the site's scripts as JSON, or a browser by itself as a form. Each is answered in its own way. */
export interface Sender {
  /** @throws Refusal */
  read(): Promise<Submission>;
  accepted(submission: Submission, status: "accepted" | "duplicate"): Response;
  refused(refusal: Refusal): Response | Promise<Response>;
}
