import type { Deps } from "./accept.ts";
import { failureOf } from "./failure.ts";
import { type HeldAction, type HeldLink, readToken, writeToken } from "./held-link.ts";
import { HELD_STYLE, type HeldButton, heldPage, noticePage } from "./held-page.ts";
import { DONE, HELD_WORDS, NO_LINK, type Notice, SETTLED } from "./held-words.ts";
import { pathOf, readBody } from "./http.ts";
import { htmlPage, htmlResponse, PAGE_STYLE } from "./page-response.ts";

/** Bytes such a request may have: a link and the name of a button. */
const REQUEST_LIMIT = 2_048;

export const isHeldPath = (request: Request): boolean => pathOf(request).endsWith("/send-contact-email/held");

const DECISIONS = ["release", "discard"] as const;

const STYLE = `${PAGE_STYLE}\n${HELD_STYLE}`;

const respond = (status: number, content: string): Promise<Response> =>
  htmlResponse(status, htmlPage(HELD_WORDS.title, content, STYLE), {
    style: STYLE,
    formTargets: ["'self'"],
    // The page is of no use to anybody the next link might lead to.
    referrer: "no-referrer",
  });

const say = (status: number, notice: Notice): Promise<Response> => respond(status, noticePage(notice));

/** The buttons a link allows: its own, or both where it is there to look. Each carries a link to that one thing. */
function buttonsFor(link: HeldLink, keys: readonly string[]): Promise<HeldButton[]> {
  const allowed = DECISIONS.filter((decision) => link.action === "view" || link.action === decision);
  return Promise.all(
    allowed.map(async (decision) => ({
      decision,
      token: await writeToken({ ...link, action: decision }, keys),
    })),
  );
}

async function show(link: HeldLink, { store, settings }: Deps): Promise<Response> {
  const stored = await store.readHeld(link.id);
  if (stored === null) return say(410, NO_LINK.gone);
  if (stored.state !== "quarantined" && stored.state !== "dead") return say(200, SETTLED[stored.state]);
  return respond(200, heldPage(link.id, stored, await buttonsFor(link, settings.mail.links.keys)));
}

async function decide(link: HeldLink, decision: "release" | "discard", deps: Deps): Promise<Response> {
  // Somebody was faster, or pressed twice: the page says what became of the message.
  if (!(await deps.store.settleHeld(link.id, decision))) return show(link, deps);
  if (decision === "release")
    deps.waitUntil(deps.delivery.drain().catch((error) => deps.log("drain_failed", failureOf(error))));
  return say(200, DONE[decision]);
}

/** A decision needs its button, and a link that is signed for this very decision. */
const decisionOf = (pressed: string | null, action: HeldAction): "release" | "discard" | null =>
  action !== "view" && pressed === action ? action : null;

/**
 * Answers staff who come with a link of the morning mail, on pages in Turkish that need neither script nor account.
 * The site's page for such links (`plugins/held-messages`) posts the link; opening it changes nothing, for what follows a
 * link may be a mail scanner. Only a button on the page that then comes does, and it is posted too.
 */
export async function answerHeld(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return say(405, NO_LINK.tampered);
  try {
    const body = await readBody(request, REQUEST_LIMIT);
    const params = new URLSearchParams(new TextDecoder().decode(body));
    const reading = await readToken(params.get("token") ?? "", deps.settings.mail.links.keys);
    if (!reading.ok) return await say(reading.reason === "expired" ? 410 : 403, NO_LINK[reading.reason]);
    const decision = decisionOf(params.get("decision"), reading.link.action);
    return await (decision === null ? show(reading.link, deps) : decide(reading.link, decision, deps));
  } catch (error) {
    deps.log("held_failed", failureOf(error));
    return say(503, NO_LINK.unavailable);
  }
}
