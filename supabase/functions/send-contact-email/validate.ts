import { HONEYPOT } from "./honeypot.ts";
import { Refusal } from "./http.ts";

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
  suspicion: "honeypot" | "too_fast" | "incomplete" | "links" | null;
  /** What tells a repetition of the message: its id or, where the sender gave none, its text within a minute. */
  knownBy: "id" | "text";
}

/**
 * Ceilings against abuse, in UTF-16 units, above what a person writes into a form; `maxLength` of the site's fields is the
 * same. For e-mail RFC 5321: 64 for the local part, 255 for the domain, and the @.
 */
export const LIMITS = { line: 500, email: 320, area: 5_000 } as const;
const SERVICES_LIMIT = 100;

/** Milliseconds under which a form was filled faster than people can. */
const MIN_FILL_MS = 2_000;

/** Addresses of the web that a person may put into one message. */
const LINKS_LIMIT = 3;

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
    return this.text(name, required, LIMITS.line, cleanLine);
  }

  block(name: string, required: boolean): string {
    return this.text(name, required, LIMITS.area, cleanBlock);
  }

  email(name: string): string {
    const text = this.text(name, true, LIMITS.email, cleanLine);
    if (text === "" || this.faults.includes(name)) return text;
    // Pasted addresses often bring an invisible mark along; inside an address there is none.
    const address = text.replace(/^[\p{Cf}\p{Zs}]+/u, "").replace(/[\p{Cf}\p{Zs}]+$/u, "");
    if (/[\p{Cf}\p{Zs}]/u.test(address) || !EMAIL.test(address)) this.faults.push(name);
    return address;
  }

  list(name: string): string[] {
    const value = this.body[name] ?? [];
    const items: unknown[] = Array.isArray(value) ? value : [null];
    const texts = items.map((item) => (typeof item === "string" ? cleanLine(item) : ""));
    const bad = texts.some((text) => text === "" || text.length > LIMITS.line);
    if (bad || texts.length > SERVICES_LIMIT) this.faults.push(name);
    return texts;
  }

  /** What belongs to the transport; null for each that is missing. A negative time is none: a clock was set back. */
  transport(): { id: string | null; honeypot: string | null; elapsedMs: number | null } {
    const { submissionId = null, elapsedMs = null } = this.body;
    const honeypot = this.body[HONEYPOT] ?? null;
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

/** How many addresses of the web stand in a message. */
const linksIn = (message: Message): number =>
  [
    ...Object.values(message)
      .flat()
      .join(" ")
      .matchAll(/https?:\/\/|(?<!\/)www\./gi),
  ].length;

/**
 * Why a message looks like a robot's, or null. The site's scripts send all of the transport's fields; forms that a
 * browser posts by itself have the honeypot only.
 */
function suspicionOf(
  { id, honeypot, elapsedMs }: Transport,
  message: Message,
  knownBy: Submission["knownBy"],
): Submission["suspicion"] {
  if (honeypot !== null && honeypot !== "") return "honeypot";
  if (honeypot === null || (knownBy === "id" && (id === null || elapsedMs === null))) return "incomplete";
  if (knownBy === "id" && elapsedMs !== null && elapsedMs < MIN_FILL_MS) return "too_fast";
  return linksIn(message) > LINKS_LIMIT ? "links" : null;
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
 * @param knownBy `text` for a form that a browser posted by itself
 * @throws Refusal `invalid_fields` with the names of the fields at fault
 */
export function validate(body: unknown, knownBy: Submission["knownBy"]): Submission {
  const fields = typeof body === "object" && body !== null ? ({ ...body } as Record<string, unknown>) : {};
  const { formType } = fields;
  if (formType !== "contact" && formType !== "info_request")
    throw new Refusal("invalid_fields", { fields: ["formType"] });
  const read = new FieldReader(fields);
  const message = readMessage(formType, read);
  const transport = read.transport();
  if (read.faults.length > 0) throw new Refusal("invalid_fields", { fields: read.faults });
  const suspicion = suspicionOf(transport, message, knownBy);
  return { id: transport.id ?? crypto.randomUUID(), message, suspicion, knownBy };
}
