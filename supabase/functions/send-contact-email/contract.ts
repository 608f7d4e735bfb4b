/** Request and response types of `send-contact-email`; the site imports them with `import type`. */
import type { FAULT_WORDS, FieldName, FieldOf, FormType } from "./fields.ts";

/** Fields of the transport. The site sends all of them; a message without one is marked as suspicious. */
export interface TransportFields {
  /** UUID of the form as it was filled in, kept when it is sent again: each message is stored once. */
  submissionId?: string;
  /** Honeypot, hidden from people; a filled one marks the mail. */
  extraInfo?: string;
  /** Milliseconds between opening the page and sending; less than two seconds marks the mail. */
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

/** A validated message: all fields present, texts cleaned. */
export type Message = MessageOf<"contact"> | MessageOf<"info_request">;

/** Status 202. Suspicious messages are `accepted` too, so that bots get no feedback. */
export interface AcceptedAnswer {
  /** The message's number, which its mail shows too. */
  id: string;
  /** `duplicate`: already accepted; not stored or mailed again. */
  status: "accepted" | "duplicate";
}

/** Error codes and their HTTP status. */
export const STATUS = {
  invalid_json: 400,
  invalid_key: 401,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** The body was not received within ten seconds. */
  body_timeout: 408,
  body_too_large: 413,
  /** With `faults`. */
  invalid_fields: 422,
  /** With the header Retry-After in seconds, like `unavailable`. */
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

export type FieldFault = keyof typeof FAULT_WORDS;

export interface Fault {
  field: string;
  fault: FieldFault;
}

export interface ErrorAnswer {
  error: ErrorCode;
  /** Field errors of `invalid_fields`, in form order. */
  faults?: Fault[] | undefined;
}

/**
 * Why a form posted by a browser was refused: the fragment of the redirect URL, and the id of the explanation
 * on that page.
 */
export type FailureReason =
  | `${(typeof FAULT_WORDS)[FieldFault]}-${FieldName}`
  | "mesaj-uzun"
  | "cok-fazla"
  | "kapali"
  | "baska-site"
  | "sorun";
