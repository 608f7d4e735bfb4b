import type {
  ContactPayload,
  InfoRequestPayload,
} from "../../supabase/functions/send-contact-email/contract.ts";
import { type Answer, ask, messageOf } from "./client.ts";
import { type Finding, finding } from "./finding.ts";

/** The function behind a site's forms. */
export interface LiveFunction {
  url: string;
  /** The publishable key the site's forms show; absent where it is not known. */
  key?: string | undefined;
  /** Origin of the site's pages. */
  origin: string;
}

const foreign = "https://baska-bir-site.example";

const errorIn = ({ status, body }: Answer): string => {
  try {
    return `${status} ${String((JSON.parse(body) as { error?: unknown }).error ?? "")}`.trim();
  } catch {
    return String(status);
  }
};

/** A finding from what a call answered; without an answer it is a fault. */
async function answered(
  check: string,
  at: string,
  call: () => Promise<Answer>,
  problemOf: (answer: Answer) => string | undefined,
): Promise<Finding> {
  try {
    return finding(check, at, problemOf(await call()));
  } catch (error) {
    return finding(check, at, messageOf(error));
  }
}

const unless = (wanted: string) => (answer: Answer) =>
  errorIn(answer) === wanted ? undefined : `it answers "${errorIn(answer)}", not "${wanted}"`;

/** Whether the site's pages may call: what a browser asks before it sends a form. */
function preflightProblem({ status, headers }: Answer, origin: string): string | undefined {
  const names = (headers.get("access-control-allow-headers") ?? "").toLowerCase();
  const lacking = ["apikey", "content-type"].filter((name) => !names.includes(name));
  if (status !== 200 && status !== 204) return `status ${status}: is ${origin} in ALLOWED_ORIGINS?`;
  if (headers.get("access-control-allow-origin") !== origin) return `it does not allow ${origin}`;
  return lacking.length > 0 ? `it does not allow the headers ${lacking.join(", ")}` : undefined;
}

const post =
  ({ url, key }: LiveFunction, origin: string, body: unknown) =>
  () =>
    ask(url, {
      method: "POST",
      headers: { origin, "content-type": "application/json", ...(key ? { apikey: key } : {}) },
      body: JSON.stringify(body),
    });

/** Looks at what the function answers without being given a message. */
export async function checkFunction(live: LiveFunction): Promise<Finding[]> {
  const { url, origin } = live;
  const headers = {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "apikey,authorization,content-type,x-client-info",
  };
  const preflight = () => ask(url, { method: "OPTIONS", headers });
  return [
    await answered("the function lets the site's pages call", url, preflight, (answer) =>
      preflightProblem(answer, origin),
    ),
    await answered(
      "the function refuses calls without a key",
      url,
      post({ ...live, key: undefined }, origin, {}),
      unless("401 invalid_key"),
    ),
    await answered(
      "the function refuses pages of other sites",
      url,
      post(live, foreign, {}),
      unless("403 origin_not_allowed"),
    ),
    live.key
      ? await answered(
          "the function takes the site's key and reads messages",
          url,
          post(live, origin, {}),
          unless("422 invalid_fields"),
        )
      : finding(
          "the function takes the site's key and reads messages",
          url,
          "no key is in the site's scripts",
        ),
  ];
}

/** Milliseconds that a person may have needed: quicker messages are held back. */
const fillTime = 60_000;

/** One marked message of each form. @param email the laboratory's own */
function messages(mark: string, email: string): (ContactPayload | InfoRequestPayload)[] {
  const transport = () => ({ submissionId: crypto.randomUUID(), ekBilgi: "", elapsedMs: fillTime });
  const message = `Bu bir denetim iletisidir, yanıtlamanız gerekmez. ${mark}`;
  const person = `Denetim ${mark}`;
  return [
    { formType: "contact", name: person, email, message, subject: mark, ...transport() },
    {
      formType: "info_request",
      clinicName: `Denetim ${mark}`,
      contactPerson: person,
      phone: "0000 000 00 00",
      email,
      message,
      ...transport(),
    },
  ];
}

/** Sends one marked message through each form. */
export async function sendMessages(live: LiveFunction, mark: string, email: string): Promise<Finding[]> {
  return Promise.all(
    messages(mark, email).map((message) =>
      answered(
        `messages are taken, marked ${mark}`,
        message.formType,
        post(live, live.origin, message),
        (answer) => (answer.status === 202 ? undefined : `it answers "${errorIn(answer)}" ${answer.body}`),
      ),
    ),
  );
}
