/**
 * What the site sends to `send-contact-email` and what it gets back. Types only: the site imports this file
 * with `import type`.
 */
import type { FieldName, FieldOf, FormType } from "./fields.ts";

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

type ValueOf<Field> = Field extends { kind: "list" } ? string[] : string;
type Required<Type extends FormType> = Extract<FieldOf<Type>, { required: true }>;
type Optional<Type extends FormType> = Extract<FieldOf<Type>, { required: false }>;

type PayloadOf<Type extends FormType> = TransportFields & { formType: Type } & {
  [Field in Required<Type> as Field["name"]]: ValueOf<Field>;
} & { [Field in Optional<Type> as Field["name"]]?: ValueOf<Field> };

export type ContactPayload = PayloadOf<"contact">;
export type InfoRequestPayload = PayloadOf<"info_request">;
export type SubmissionPayload = ContactPayload | InfoRequestPayload;

type MessageOf<Type extends FormType> = { formType: Type } & {
  [Field in FieldOf<Type> as Field["name"]]: ValueOf<Field>;
};

/** A message as it is stored and mailed: every field present, text cleaned, nothing else. */
export type Message = MessageOf<"contact"> | MessageOf<"info_request">;

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
  | "invalid_fields" // 422, with `faults`
  | "rate_limited" // 429, with the header Retry-After in seconds
  | "internal_error" // 500
  | "unavailable"; // 503, with the header Retry-After in seconds

/** What is wrong with a field: empty, not what it asks for, or too long. */
export type FieldFault = "eksik" | "gecersiz" | "uzun";

export interface Fault {
  field: string;
  fault: FieldFault;
}

export interface ErrorAnswer {
  error: ErrorCode;
  /** With `invalid_fields`: what is wrong with which field, in the order of the form. */
  faults?: Fault[] | undefined;
}

export type Answer = AcceptedAnswer | ErrorAnswer;

/**
 * Why a form that a browser posted by itself was not taken. It is the hash of the address that the browser is led to, and
 * the id of the explanation on that page of the site.
 */
export type FailureReason =
  | `${FieldFault}-${FieldName}`
  | "mesaj-uzun"
  | "cok-fazla"
  | "kapali"
  | "baska-site"
  | "sorun";
