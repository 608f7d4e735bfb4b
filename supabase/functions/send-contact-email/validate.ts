import type { ErrorCode } from "./contract.ts";
import { HONEYPOT } from "./honeypot.ts";

/** A message as it is stored and mailed: every field present, text cleaned, nothing else. */
export type Message =
  | { formType: "contact"; name: string; email: string; phone: string; subject: string; message: string }
  | {
      formType: "info_request";
      clinicName: string;
      contactPerson: string;
      phone: string;
      email: string;
      selectedServices: string[];
      message: string;
    };

export interface Submission {
  id: string;
  message: Message;
  /** Why the message looks like a robot's, or null. */
  suspicion: "honeypot" | "too_fast" | "incomplete" | null;
  /** What tells a repetition of the message: its id or, where the sender gave none, its text within a minute. */
  knownBy: "id" | "text";
}

export type Validation =
  | { ok: true; submission: Submission }
  | { ok: false; error: ErrorCode; fields: string[] };

/**
 * The product sets no length bounds (only browser-level checks exist). These are technical ceilings against
 * abuse, in UTF-16 units, far above anything a person writes; the body as a whole is limited to 32 KiB anyway.
 */
const LINE_LIMIT = 500;
const MESSAGE_LIMIT = 20_000;
/** RFC 5321: 64 for the local part, 255 for the domain, and the @. */
const EMAIL_LIMIT = 320;
const SERVICES_LIMIT = 100;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The HTML standard's pattern for `<input type="email">`, with letters outside ASCII allowed in the domain:
 * some browsers hand over `müşteri.com` as typed, others in its ASCII form.
 */
const LABEL = "[a-z0-9\\u{80}-\\u{10ffff}](?:[a-z0-9\\u{80}-\\u{10ffff}-]{0,61}[a-z0-9\\u{80}-\\u{10ffff}])?";
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, "iu");

/** C0 and C1 controls except tab, line feed and carriage return: no one types them, and PostgreSQL refuses NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Text that any database, header and mail can carry: half surrogate pairs become U+FFFD, control characters
 * go. A visitor who pasted something odd is not turned away for it.
 */
function clean(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(CONTROLS, "")
    .trim();
}

const cleanLine = (text: string): string => clean(text.replace(/[\r\n\t\u0085\u2028\u2029]+/g, " "));
const cleanBlock = (text: string): string => clean(text.replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n"));

/** Reads fields off the parsed body and collects the names of those at fault. */
class FieldReader {
  readonly faults: string[] = [];

  constructor(private readonly body: Record<string, unknown>) {}

  private text(name: string, required: boolean, limit: number, tidy: (text: string) => string): string {
    const value = this.body[name] ?? "";
    const text = typeof value === "string" ? tidy(value) : "";
    if (typeof value !== "string" || text.length > limit || (required && text === "")) this.faults.push(name);
    return text;
  }

  line(name: string, required: boolean): string {
    return this.text(name, required, LINE_LIMIT, cleanLine);
  }

  block(name: string, required: boolean): string {
    return this.text(name, required, MESSAGE_LIMIT, cleanBlock);
  }

  email(name: string): string {
    const text = this.text(name, true, EMAIL_LIMIT, cleanLine);
    if (text !== "" && !this.faults.includes(name) && !EMAIL.test(text)) this.faults.push(name);
    return text;
  }

  list(name: string): string[] {
    const value = this.body[name] ?? [];
    const items: unknown[] = Array.isArray(value) ? value : [null];
    const texts = items.map((item) => (typeof item === "string" ? cleanLine(item) : ""));
    const bad = texts.some((text) => text === "" || text.length > LINE_LIMIT);
    if (bad || texts.length > SERVICES_LIMIT) this.faults.push(name);
    return texts;
  }

  /** What belongs to the transport; null for each that is missing. A negative time is none: a clock was set back. */
  transport(): { id: string | null; honeypot: string | null; elapsedMs: number | null } {
    const { submissionId = null, elapsedMs = null } = this.body;
    // Pages that were open while the field was renamed send its former name.
    const honeypot = this.body[HONEYPOT] ?? this.body.website ?? null;
    if (submissionId !== null && !(typeof submissionId === "string" && UUID.test(submissionId)))
      this.faults.push("submissionId");
    if (honeypot !== null && typeof honeypot !== "string") this.faults.push(HONEYPOT);
    if (elapsedMs !== null && typeof elapsedMs !== "number") this.faults.push("elapsedMs");
    return {
      id: typeof submissionId === "string" ? submissionId.toLowerCase() : null,
      honeypot: typeof honeypot === "string" ? honeypot.trim() : null,
      elapsedMs: typeof elapsedMs === "number" && elapsedMs >= 0 ? elapsedMs : null,
    };
  }
}

type Transport = ReturnType<FieldReader["transport"]>;

/**
 * Why a message looks like a robot's, or null. The site's scripts send all of the transport's fields; forms that a
 * browser posts by itself have the honeypot only.
 */
function suspicionOf(
  { id, honeypot, elapsedMs }: Transport,
  minFillMs: number,
  knownBy: Submission["knownBy"],
): Submission["suspicion"] {
  if (honeypot !== null && honeypot !== "") return "honeypot";
  if (knownBy === "text") return honeypot === null ? "incomplete" : null;
  if (id === null || honeypot === null || elapsedMs === null) return "incomplete";
  return elapsedMs < minFillMs ? "too_fast" : null;
}

function readMessage(formType: Message["formType"], read: FieldReader): Message {
  if (formType === "contact") {
    return {
      formType,
      name: read.line("name", true),
      email: read.email("email"),
      phone: read.line("phone", false),
      subject: read.line("subject", false),
      message: read.block("message", true),
    };
  }
  return {
    formType,
    clinicName: read.line("clinicName", true),
    contactPerson: read.line("contactPerson", true),
    phone: read.line("phone", true),
    email: read.email("email"),
    selectedServices: read.list("selectedServices"),
    message: read.block("message", false),
  };
}

/**
 * Checks a parsed body against the two forms: which fields exist and which are required is the product's rule,
 * e-mail is checked as a browser does. Unknown fields are ignored. A message without the transport's fields is valid
 * and suspicious; without `submissionId` one is made here.
 *
 * @param minFillMs milliseconds under which a form was filled faster than people can
 * @param knownBy `text` for a form that a browser posted by itself
 */
export function validate(
  body: unknown,
  minFillMs: number,
  knownBy: Submission["knownBy"] = "id",
): Validation {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return { ok: false, error: "invalid_fields", fields: ["formType"] };
  }
  const fields = { ...body } as Record<string, unknown>;
  const { formType } = fields;
  if (formType !== "contact" && formType !== "info_request") {
    return { ok: false, error: "invalid_fields", fields: ["formType"] };
  }
  const read = new FieldReader(fields);
  const message = readMessage(formType, read);
  const transport = read.transport();
  if (read.faults.length > 0) return { ok: false, error: "invalid_fields", fields: read.faults };
  const suspicion = suspicionOf(transport, minFillMs, knownBy);
  const id = transport.id ?? crypto.randomUUID();
  return { ok: true, submission: { id, message, suspicion, knownBy } };
}
