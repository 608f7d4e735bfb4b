/**
 * What the site sends to `send-contact-email` and what it gets back. Types only: the site imports this file
 * with `import type`, so that not one byte of the function reaches the browser.
 */

/**
 * Fields that belong to the transport, not to the visitor's message. The site's forms send all of them: the mail of a
 * message that lacks one is marked as suspicious.
 */
export interface TransportFields {
  /** UUID made by the client once per message and kept for its retries: the same message is stored once. */
  submissionId?: string;
  /** Honeypot. People never see this input and leave it empty; a filled one marks the mail. */
  ekBilgi?: string;
  /** Milliseconds between the page being opened and the form sent; less than two seconds mark the mail. */
  elapsedMs?: number;
}

/** The contact form. Name, e-mail and message are required. */
export interface ContactPayload extends TransportFields {
  formType: "contact";
  name: string;
  email: string;
  message: string;
  phone?: string;
  subject?: string;
}

/** The information-request form. Clinic name, contact person, phone and e-mail are required. */
export interface InfoRequestPayload extends TransportFields {
  formType: "info_request";
  clinicName: string;
  contactPerson: string;
  phone: string;
  email: string;
  /** Names of services as the visitor saw them. */
  selectedServices?: string[];
  message?: string;
}

export type SubmissionPayload = ContactPayload | InfoRequestPayload;

/** Status 202. A suspicious message is answered as `accepted` too: a robot learns nothing from the answer. */
export interface AcceptedAnswer {
  id: string;
  /** `duplicate`: this very message had been accepted before, and is not stored or mailed again. */
  status: "accepted" | "duplicate";
}

/** Every refusal, with the HTTP status it comes with. */
export type ErrorCode =
  | "invalid_json" // 400
  | "invalid_key" // 401
  | "origin_not_allowed" // 403
  | "not_found" // 404
  | "method_not_allowed" // 405
  | "body_timeout" // 408: the message did not come within ten seconds
  | "submission_id_reused" // 409: the same submissionId came with a different message
  | "body_too_large" // 413
  | "invalid_fields" // 422, with `fields`
  | "rate_limited" // 429, with the header Retry-After in seconds
  | "internal_error" // 500
  | "unavailable"; // 503, with the header Retry-After in seconds

export interface ErrorAnswer {
  error: ErrorCode;
  /** With `invalid_fields`: names of the fields at fault, in the order of the form. */
  fields?: string[] | undefined;
  /** With `rate_limited`: where the laboratory can be called meanwhile, as it is read. */
  phone?: string | undefined;
}

export type Answer = AcceptedAnswer | ErrorAnswer;
