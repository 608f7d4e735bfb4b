import { FORMS } from "../../supabase/functions/send-contact-email/fields.ts";
import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { contact, handlerDeps, infoRequest } from "./support.ts";

/** Signs of several classes, from one to four bytes long. */
const SIGNS = ["a", "+", " ", ".", "1", "@", "-", "\r", "\u00a0", "\u200b", "\u0301", "٣", "𝟎", "\ud800"];

const encodings: Record<string, (fields: object) => string> = {
  "application/json": JSON.stringify,
  "application/x-www-form-urlencoded": (fields) => new URLSearchParams(Object.entries(fields)).toString(),
};

/** Milliseconds of processor time that any request may take. */
const LIMIT_MS = 500;

/** The processor time that the handler takes for a body, in milliseconds; other programs do not count. */
async function costOf(type: string, body: string): Promise<{ status: number; ms: number }> {
  const headers = { apikey: "key", origin: "https://a", "content-type": type };
  const request = new Request("http://host/send-contact-email", { method: "POST", headers, body });
  const before = process.cpuUsage();
  const { status } = await handler(request, handlerDeps());
  const { user, system } = process.cpuUsage(before);
  return { status, ms: (user + system) / 1_000 };
}

describe("a field of one sign repeated costs little", () => {
  for (const [formType, payload] of [
    ["contact", contact()],
    ["info_request", infoRequest()],
  ] as const)
    for (const { name } of FORMS[formType])
      test(`in ${name} of ${formType}`, async () => {
        for (const [type, encode] of Object.entries(encodings))
          for (const sign of SIGNS) {
            const room = 60_000 / (encode({ sign }).length - encode({ sign: "" }).length);
            // More than the body may have, and as much as it can.
            for (const length of [250_000, room]) {
              const long = `a${sign.repeat(length)}@b.example`;
              const body = encode({
                ...payload,
                [name]: type.endsWith("json") && name === "selectedServices" ? [long] : long,
              });
              const { status, ms } = await costOf(type, body);
              expect([303, 413, 422]).toContain(status);
              if (ms > LIMIT_MS) throw new Error(`${JSON.stringify(sign)} × ${length}, ${type}: ${ms} ms`);
            }
          }
      });
});
