import type {
  ContactPayload,
  InfoRequestPayload,
} from "../supabase/functions/send-contact-email/contract.ts";

interface LiveFunction {
  url: string;
  /** Origin of the site's pages. */
  origin: string;
  /** Publishable key used by the site's forms; "" if not found. */
  key: string;
}

/** Status and error code, or problems, of a response, or the reason why there is none. */
async function answerOf(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init });
    const body = await response.text();
    const error = /"(?:error|reason)":\s*"([^"]*)"|"problems":\s*\[([^\]]+)\]/.exec(body);
    return `${response.status} ${error?.[1] ?? error?.[2] ?? ""}`.trim();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const post = (origin: string, key: string, body: unknown): RequestInit => ({
  method: "POST",
  headers: { origin, "content-type": "application/json", ...(key ? { apikey: key } : {}) },
  body: JSON.stringify(body),
});

/**
 * Checks the function's responses without sending a message.
 * @param hasWebhook whether the mail provider is to report mails that did not arrive
 */
export async function checkFunction(
  { url, origin, key }: LiveFunction,
  hasWebhook: boolean,
): Promise<string[]> {
  const expected: [what: string, answer: Promise<string>, wanted: RegExp][] = [
    ["a call without a key", answerOf(url, post(origin, "", {})), /^401 invalid_key$/],
    [
      "a page of another site",
      answerOf(url, post("https://baska.example", key, {})),
      /^403 origin_not_allowed$/,
    ],
    ["an empty message with the site's key", answerOf(url, post(origin, key, {})), /^422 invalid_fields$/],
    // Waiting mails are no fault of the deployment; `watch.yml` reports them.
    [
      "its health",
      answerOf(`${url}/health`, {}),
      /^200$|^503 "(?!.*(?:database_unreachable|no_drain|not_storing))/,
    ],
    [
      "an unsigned event of the mail provider",
      answerOf(`${url}/events`, { method: "POST" }),
      hasWebhook ? /^401 invalid_key$/ : /^401 invalid_key$|^404 not_found$/,
    ],
  ];
  const answers = await Promise.all(
    expected.map(async ([what, answer, wanted]) => ({ what, given: await answer, wanted })),
  );
  return answers
    .filter(({ given, wanted }) => !wanted.test(given))
    .map(({ what, given }) => `${what} is answered "${given}"`);
}

/**
 * Sends a marked message through each form.
 * @param email the laboratory's own address
 */
export async function sendMessages(live: LiveFunction, email: string): Promise<string[]> {
  const mark = `check:live ${new Date().toISOString().slice(0, 16)}`;
  // Faster messages are marked as suspicious.
  const transport = () => ({ submissionId: crypto.randomUUID(), extraInfo: "", elapsedMs: 60_000 });
  const message = `Bu bir denetim iletisidir, yanıtlamanız gerekmez. ${mark}`;
  const person = `Denetim ${mark}`;
  const messages: (ContactPayload | InfoRequestPayload)[] = [
    { formType: "contact", name: person, email, message, ...transport() },
    {
      formType: "info_request",
      clinicName: person,
      contactPerson: person,
      phone: "0000 000 00 00",
      email,
      message,
      ...transport(),
    },
  ];
  const answers = await Promise.all(
    messages.map((each) => answerOf(live.url, post(live.origin, live.key, each))),
  );
  return answers
    .filter((answer) => !answer.startsWith("202"))
    .map((answer) => `a message is answered "${answer}", not 202`);
}
