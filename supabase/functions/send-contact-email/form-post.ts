import { acceptSubmission, type Deps } from "./accept.ts";
import { failureOf } from "./failure.ts";
import { type Posted, readPosted } from "./form-fields.ts";
import { refusalPage } from "./form-page.ts";
import { HONEYPOT } from "./honeypot.ts";
import { BODY_LIMIT, pathOf, Refusal, readBody } from "./http.ts";
import { type Submission, validate } from "./validate.ts";

/** Posted so, a text may need three bytes for each one; twice that is read, so that one too long comes back for shortening. */
const POST_LIMIT = 6 * BODY_LIMIT;

/** The page of the site that says a message was received, and the place in it of each form's notice. */
export const RECEIVED = { contact: "/mesaj-alindi", info_request: "/mesaj-alindi#bilgi-talebi" } as const;

/** Whether a browser posts one of the forms by itself: no script ran that would have sent JSON. */
export function isFormPost(request: Request): boolean {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return (
    request.method === "POST" &&
    type.trim().toLowerCase() === "application/x-www-form-urlencoded" &&
    pathOf(request).endsWith("/send-contact-email")
  );
}

/** Whether somebody visits the function's address in a browser, as after a reload of a page that it answered with. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" && (headers.get("accept") ?? "").includes("text/html");

/** There is nothing to see at the function's address: its visitor is led to the site's contact page. */
export const leadToSite = ({ allowedOrigins }: Deps["settings"]): Response =>
  new Response(null, { status: 303, headers: { location: `${allowedOrigins[0] ?? ""}/iletisim` } });

/**
 * Where a post comes from. Browsers name the page's origin; a page that hides it, or a very old browser, says "null" or
 * nothing. The function's own page, in which a refused message is corrected, is known by `Sec-Fetch-Site`, which no page
 * can set (Safari has it from 16.4), or by the project's origin.
 */
function sourceOf(
  { headers }: Request,
  { allowedOrigins, ownOrigin }: Deps["settings"],
): "site" | "hidden" | "foreign" {
  const origin = headers.get("origin");
  if (headers.get("sec-fetch-site") === "same-origin") return "site";
  if (origin === null || origin === "null") return "hidden";
  return origin === ownOrigin || allowedOrigins.includes(origin) ? "site" : "foreign";
}

/** Origin of the site the visitor is led to: only ever one of the settings', the first where none is named. */
function siteOf({ headers }: Request, posted: Posted | null, allowedOrigins: readonly string[]): string {
  const named = [posted?.site, headers.get("origin")];
  return allowedOrigins.find((origin) => named.includes(origin)) ?? allowedOrigins[0] ?? "";
}

/** @throws Refusal `body_too_large` or `invalid_fields` */
function checkPosted({ formType, values, honeypot }: Posted, minFillMs: number): Submission {
  if (new TextEncoder().encode(JSON.stringify(values)).length > BODY_LIMIT)
    throw new Refusal("body_too_large");
  const validation = validate({ formType, ...values, [HONEYPOT]: honeypot }, minFillMs, "text");
  if (!validation.ok) throw new Refusal(validation.error, { fields: validation.fields });
  return validation.submission;
}

/**
 * Answers a form that a browser posts by itself (`application/x-www-form-urlencoded`): 303 to the site's page that says
 * the message was received, or a page in Turkish that says why not and keeps what was written. It takes what JSON takes,
 * but for the key, which a form cannot show: the origin stands for it.
 */
export async function answerPost(request: Request, deps: Deps): Promise<Response> {
  const { allowedOrigins, minFillMs } = deps.settings;
  let posted: Posted | null = null;
  try {
    const source = sourceOf(request, deps.settings);
    if (source === "foreign") throw new Refusal("origin_not_allowed");
    posted = readPosted(await readBody(request, POST_LIMIT));
    if (posted === null) throw new Refusal("invalid_fields", { fields: ["formType"] });
    if (source === "hidden") throw new Refusal("origin_not_allowed");
    await acceptSubmission(checkPosted(posted, minFillMs), request, deps);
    const location = siteOf(request, posted, allowedOrigins) + RECEIVED[posted.formType];
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    if (!(error instanceof Refusal)) deps.log("internal_error", failureOf(error));
    const refusal = error instanceof Refusal ? error : new Refusal("internal_error");
    return await refusalPage(refusal, posted, siteOf(request, posted, allowedOrigins));
  }
}
