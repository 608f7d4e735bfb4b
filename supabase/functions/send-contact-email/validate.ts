import type { Fault, FieldFault, Message } from "./contract.ts";
import { type FieldOf, FORMS, type FormType, HONEYPOT, LIMITS } from "./fields.ts";
import { Refusal } from "./http.ts";

/** Transport: the site's script, or a form posted by the browser. */
export type Source = "scripts" | "browser";

export interface Submission {
  /** Of the form as it was filled in; null without scripts. */
  id: string | null;
  message: Message;
  /** Why the message is suspicious, or null. */
  suspicion: "honeypot" | "too_fast" | "incomplete" | "links" | null;
}

/** Minimum time in milliseconds a person needs to fill in a form. */
const MIN_FILL_MS = 2_000;

/** Maximum number of URLs in a legitimate message. */
const LINKS_LIMIT = 3;

/** Factor by which a text may exceed its limit before it is cleaned: browsers send two characters for a line break. */
const RAW_FACTOR = 2;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Pattern of `<input type="email">` in the HTML standard, with an ASCII domain. */
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, "i");

/** C0 and C1 control characters except tab and line breaks; PostgreSQL rejects NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Characters without visible ink: spaces, combining marks alone, fillers, the Braille blank. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\p{M}\u2800]/gu;

/**
 * Cleans a text for database, header and mail: lone surrogates become U+FFFD, control characters are removed.
 * Text without visible characters becomes empty.
 */
function clean(text: string): string {
  const cleaned = text.replace(/\p{Surrogate}/gu, "\ufffd").replace(CONTROLS, "");
  return cleaned.replace(UNSEEN, "") === "" ? "" : cleaned.trim();
}

const cleanLine = (text: string): string => clean(text.replace(/[\r\n\t\u0085\u2028\u2029]+/g, " "));
const cleanArea = (text: string): string => clean(text.replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n"));

/** Telephone number with ASCII digits, as it is searched for; the last four bits of an Arabic digit are its value. */
const cleanPhone = (text: string): string =>
  cleanLine(text)
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Pasted addresses often begin or end with invisible characters. Not a pattern, which would take quadratic time. */
function trimInvisible(text: string): string {
  const letters = Array.from(text);
  const isVisible = (letter: string): boolean => !/[\p{Cf}\p{Zs}]/u.test(letter);
  return letters.slice(letters.findIndex(isVisible), letters.findLastIndex(isVisible) + 1).join("");
}

/** E-mail address with an ASCII domain, as it is searched for and answered; unchanged without a domain. */
function cleanEmail(text: string): string {
  const address = trimInvisible(cleanLine(text));
  const [local, domain = "", ...more] = address.split("@");
  if (!/[^\p{ASCII}]/u.test(domain) || /[\p{Cf}\p{Z}]/u.test(domain) || more.length > 0) return address;
  if (!URL.canParse(`http://${domain}`)) return address;
  const { href, hostname } = new URL(`http://${domain}`);
  // Host only, without port and path.
  return href === `http://${hostname}/` ? `${local}@${hostname}` : address;
}

const CLEAN = {
  line: cleanLine,
  phone: cleanPhone,
  email: cleanEmail,
  area: cleanArea,
  list: cleanLine,
} as const;

const isText = (value: unknown): value is string => typeof value === "string";

/** Normalises a field's value; errors are added to `faults`. */
function readField(
  { name, kind, required }: FieldOf<FormType>,
  given: unknown,
  faults: Fault[],
): string | string[] {
  const refuse = (fault: FieldFault): string => {
    faults.push({ field: name, fault });
    return "";
  };
  const value = given ?? (kind === "list" ? [] : "");
  const items: unknown = kind === "list" ? value : [value];
  if (!Array.isArray(items) || !items.every(isText)) return refuse("invalid");
  // Before anything is cleaned.
  if (items.join("").length > RAW_FACTOR * LIMITS[kind]) return refuse("too_long");
  const texts = items.map((item) => CLEAN[kind](item));
  const text = texts.join("");
  if (required && text === "") return refuse("missing");
  if (text.length > LIMITS[kind]) return refuse("too_long");
  const isMalformed = kind === "email" ? !EMAIL.test(text) : kind === "list" && texts.includes("");
  if (isMalformed) return refuse("invalid");
  return kind === "list" ? texts : text;
}

interface Transport {
  id: string | null;
  honeypot: string | null;
  elapsedMs: number | null;
}

/** Transport fields; null if missing. Negative times are invalid: the clock was set back. */
function readTransport(body: Record<string, unknown>, faults: Fault[]): Transport {
  const { submissionId = null, elapsedMs = null, [HONEYPOT]: honeypot = null } = body;
  const fail = (field: string) => faults.push({ field, fault: "invalid" });
  if (submissionId !== null && !(typeof submissionId === "string" && UUID.test(submissionId)))
    fail("submissionId");
  if (honeypot !== null && typeof honeypot !== "string") fail(HONEYPOT);
  if (elapsedMs !== null && typeof elapsedMs !== "number") fail("elapsedMs");
  return {
    id: typeof submissionId === "string" ? submissionId.toLowerCase() : null,
    honeypot: typeof honeypot === "string" ? honeypot.trim() : null,
    elapsedMs: typeof elapsedMs === "number" && elapsedMs >= 0 ? elapsedMs : null,
  };
}

/** Number of URLs in a message. */
const linksIn = (message: Message): number =>
  Object.values(message)
    .flat()
    .join(" ")
    .split(/https?:\/\/|(?<!\/)www\./i).length - 1;

/**
 * Why a message looks automated, or null. Scripts send all transport fields; posted forms only have the
 * honeypot.
 */
function suspicionOf(transport: Transport, message: Message, source: Source): Submission["suspicion"] {
  const { id, honeypot, elapsedMs } = transport;
  if (honeypot !== null && honeypot !== "") return "honeypot";
  if (honeypot === null) return "incomplete";
  if (source === "scripts") {
    if (id === null || elapsedMs === null) return "incomplete";
    if (elapsedMs < MIN_FILL_MS) return "too_fast";
  }
  return linksIn(message) > LINKS_LIMIT ? "links" : null;
}

/** Whether a value is a form's name. */
export const isFormType = (value: unknown): value is FormType =>
  typeof value === "string" && Object.hasOwn(FORMS, value);

/**
 * Validates a body: required fields per specification, e-mail as browsers do. Unknown fields are ignored. A
 * message without transport fields is valid but suspicious.
 * @throws Refusal `invalid_fields` with the field errors
 */
export function validate(body: unknown, source: Source): Submission {
  const given = typeof body === "object" && body !== null ? ({ ...body } as Record<string, unknown>) : {};
  const { formType } = given;
  if (!isFormType(formType))
    throw new Refusal("invalid_fields", { faults: [{ field: "formType", fault: "invalid" }] });
  const faults: Fault[] = [];
  const values = FORMS[formType].map((field) => [field.name, readField(field, given[field.name], faults)]);
  const message = { formType, ...Object.fromEntries(values) } as Message;
  const transport = readTransport(given, faults);
  if (faults.length > 0) throw new Refusal("invalid_fields", { faults });
  return { id: transport.id, message, suspicion: suspicionOf(transport, message, source) };
}
