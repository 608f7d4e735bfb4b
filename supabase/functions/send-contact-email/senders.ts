import type { Answer, FailureReason } from "./contract.ts";
import { FAULT_WORDS, FORMS, HONEYPOT } from "./fields.ts";
import { jsonResponse, Refusal, refusalResponse } from "./http.ts";
import { hasKey, parseJson, readBody } from "./receive.ts";
import type { Settings } from "./settings.ts";
import { isFormType, type Submission, validate } from "./validate.ts";

/** Sender of a message: the site's script (JSON) or a browser (form). Each gets its own kind of response. */
export interface Sender {
  /** @throws Refusal */
  read(): Promise<Submission>;
  accepted(submission: Submission, status: "accepted" | "duplicate"): Response;
  refused(refusal: Refusal): Response;
}

/** The site's scripts: authenticated by the publishable key; JSON in and out. */
export const scriptSender = (
  request: Request,
  { publishableKeys }: Pick<Settings, "publishableKeys">,
  headers: Record<string, string>,
): Sender => ({
  async read() {
    if (!(await hasKey(request.headers, publishableKeys))) throw new Refusal("invalid_key");
    return validate(parseJson(await readBody(request)), "scripts");
  },
  accepted({ id }, status) {
    const answer: Answer = { id, status };
    return jsonResponse(202, answer, headers);
  },
  refused: (refusal) => refusalResponse(refusal, headers),
});

/** Result page, with the anchor of each form's notice. */
export const RECEIVED = { contact: "/mesaj-alindi", info_request: "/mesaj-alindi#bilgi-talebi" } as const;

/** Error page. */
export const FAILED = "/mesaj-gonderilemedi";

function reasonOf({ code, details }: Refusal): FailureReason {
  const [first] = details.faults ?? [];
  const known = Object.values(FORMS).flat();
  const field = known.find(({ name }) => name === first?.field);
  if (first && field) return `${FAULT_WORDS[first.fault]}-${field.name}`;
  if (code === "body_too_large") return "mesaj-uzun";
  if (code === "rate_limited") return "cok-fazla";
  if (code === "unavailable") return "kapali";
  return code === "origin_not_allowed" ? "baska-site" : "sorun";
}

/** Parses `application/x-www-form-urlencoded`; any bytes give text. */
function valuesIn(bytes: Uint8Array): Record<string, unknown> {
  const params = new URLSearchParams(new TextDecoder().decode(bytes));
  const formType = params.get("formType");
  const fields = isFormType(formType) ? FORMS[formType] : [];
  const values = fields.map(({ name, kind }) => [
    name,
    kind === "list" ? params.getAll(name) : params.get(name),
  ]);
  return { formType, ...Object.fromEntries(values), [HONEYPOT]: params.get(HONEYPOT) };
}

/**
 * A form posted by a browser, redirected to the site it came from, or the first configured origin. It has no
 * key, so the Origin header is checked; without one the message is accepted as incomplete.
 */
export function browserSender(
  request: Request,
  { allowedOrigins }: Pick<Settings, "allowedOrigins">,
): Sender {
  const origin = request.headers.get("origin");
  const isHidden = origin === null || origin === "null";
  const site = allowedOrigins.find((allowed) => allowed === origin);
  const redirect = (path: string): Response =>
    new Response(null, {
      status: 303,
      headers: { location: `${site ?? allowedOrigins[0]}${path}`, "cache-control": "no-store" },
    });
  return {
    async read() {
      if (site === undefined && !isHidden) throw new Refusal("origin_not_allowed");
      const values = valuesIn(await readBody(request));
      return validate(isHidden ? { ...values, [HONEYPOT]: null } : values, "browser");
    },
    accepted: ({ message }) => redirect(RECEIVED[message.formType]),
    refused: (refusal) => redirect(`${FAILED}#${reasonOf(refusal)}`),
  };
}
