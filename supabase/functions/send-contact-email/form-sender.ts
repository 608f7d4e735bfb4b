import { BODY_LIMIT, readBody } from "./body.ts";
import { type Posted, readPosted } from "./form-fields.ts";
import { refusalPage } from "./form-page.ts";
import { HONEYPOT } from "./honeypot.ts";
import { Refusal } from "./http.ts";
import type { Sender } from "./sender.ts";
import type { Settings } from "./settings.ts";
import { validate } from "./validate.ts";

/** Posted so, a text may need three bytes for each one; twice that is read, so that one too long comes back for shortening. */
const POST_LIMIT = 6 * BODY_LIMIT;

/** The page of the site that says a message was received, and the place in it of each form's notice. */
export const RECEIVED = { contact: "/mesaj-alindi", info_request: "/mesaj-alindi#bilgi-talebi" } as const;

type FormSettings = Pick<Settings, "allowedOrigins" | "ownOrigin">;

/**
 * Where a post comes from. Browsers name the page's origin; a page that hides it, or a very old browser, says "null" or
 * nothing. The function's own page, in which a refused message is corrected, is known by `Sec-Fetch-Site`, which no page
 * can set (Safari has it from 16.4), or by the project's origin.
 */
function sourceOf({ headers }: Request, settings: FormSettings): "site" | "hidden" | "foreign" {
  const origin = headers.get("origin");
  if (headers.get("sec-fetch-site") === "same-origin") return "site";
  if (origin === null || origin === "null") return "hidden";
  return origin === settings.ownOrigin || settings.allowedOrigins.includes(origin) ? "site" : "foreign";
}

/**
 * A browser that posts a form by itself (`application/x-www-form-urlencoded`): it gets 303 to the site's page that says the
 * message was received, or a page in Turkish that says why not and keeps what was written. It may send what scripts may,
 * but for the key, which a form cannot show: the origin stands for it.
 */
export function formSender(request: Request, settings: FormSettings): Sender {
  let posted: Posted | null = null;

  /** Origin of the site the visitor is led to: only ever one of the settings', the first where none is named. */
  function site(): string {
    const named = [posted?.site, request.headers.get("origin")];
    return (
      settings.allowedOrigins.find((origin) => named.includes(origin)) ?? settings.allowedOrigins[0] ?? ""
    );
  }

  return {
    async read() {
      const source = sourceOf(request, settings);
      if (source === "foreign") throw new Refusal("origin_not_allowed");
      posted = readPosted(await readBody(request, POST_LIMIT));
      if (posted === null) throw new Refusal("invalid_fields", { fields: ["formType"] });
      if (source === "hidden") throw new Refusal("origin_not_allowed");
      const { formType, values, honeypot } = posted;
      if (new TextEncoder().encode(JSON.stringify(values)).length > BODY_LIMIT)
        throw new Refusal("body_too_large");
      return validate({ formType, ...values, [HONEYPOT]: honeypot }, "text");
    },
    accepted: ({ message }) =>
      new Response(null, {
        status: 303,
        headers: { location: site() + RECEIVED[message.formType], "cache-control": "no-store" },
      }),
    refused: (refusal) => refusalPage(refusal, posted, site()),
  };
}
