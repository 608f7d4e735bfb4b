import type { FailureReason } from "./contract.ts";
import { FAULT_WORDS, FORM_PREFIX, FORMS, type FormType, HONEYPOT } from "./fields.ts";
import { Refusal } from "./http.ts";
import { readBody } from "./receive.ts";
import type { Settings } from "./settings.ts";
import { isFormType } from "./validate.ts";

/** Result page, with the anchor of each form's notice. */
export const RECEIVED = { contact: "/mesaj-alindi", info_request: "/mesaj-alindi#bilgi-talebi" } as const;

/** Error page. */
export const FAILED = "/mesaj-gonderilemedi";

/** Error page, with the anchor of the form's notice and of its explanation. */
export const failedPath = (formType: FormType, refusal: Refusal): string =>
  `${FAILED}#${FORM_PREFIX[formType]}${reasonOf(refusal)}`;

function reasonOf({ code, details }: Refusal): FailureReason {
  const [first] = details.faults ?? [];
  const fields = Object.values(FORMS).flat();
  const field = fields.find(({ name }) => name === first?.field);
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
  // Without scripts the form's id is empty.
  const submissionId = params.get("submissionId") || null;
  return { formType, ...Object.fromEntries(values), submissionId, [HONEYPOT]: params.get(HONEYPOT) };
}

type Origins = Pick<Settings, "allowedOrigins">;

const siteOf = ({ headers }: Request, { allowedOrigins }: Origins): string | undefined =>
  allowedOrigins.find((allowed) => allowed === headers.get("origin"));

/**
 * Reads a form posted by a browser. It has no key, so the Origin header is checked; without one the message is
 * incomplete.
 * @returns values to be validated
 * @throws Refusal
 */
export async function readForm(request: Request, settings: Origins): Promise<Record<string, unknown>> {
  const isHidden = [null, "null"].includes(request.headers.get("origin"));
  if (siteOf(request, settings) === undefined && !isHidden) throw new Refusal("origin_not_allowed");
  const values = valuesIn(await readBody(request));
  return isHidden ? { ...values, [HONEYPOT]: null } : values;
}

/** Leads to a page of the site that the form came from, or of the first configured origin. */
export const redirect = (request: Request, settings: Origins, path: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${siteOf(request, settings) ?? settings.allowedOrigins[0]}${path}`,
      "cache-control": "no-store",
    },
  });
