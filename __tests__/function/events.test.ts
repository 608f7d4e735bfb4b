import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { handleEvent } from "../../supabase/functions/send-contact-email/events.ts";
import { type MailApi, startMailApi } from "./mail-api.ts";
import { contact, eventually, handlerDeps, outboxOf, post, type TestStack, testStack } from "./support.ts";

const key = randomBytes(24).toString("base64");

let api: MailApi;
let stack: TestStack;
beforeAll(async () => {
  api = await startMailApi();
  stack = await testStack({
    functionEnv: {
      SMTP_HOST: "",
      RESEND_API_KEY: "re_key",
      RESEND_API_URL: api.url,
      RESEND_WEBHOOK_SECRET: `whsec_${key}`,
    },
  });
});
afterAll(async () => {
  await stack.stop();
  api.close();
});

interface Signing {
  by?: string;
  secondsAgo?: number;
  /** The signed text, if it differs from the sent one. */
  signed?: string;
  /** Replaces the valid signature. */
  signature?: string;
  /** Signatures before the valid one. */
  before?: string;
}

/** Posts an event as Resend does. */
function tell(
  event: object | string,
  { by = key, secondsAgo = 0, signed, signature, before = `v1a,AAAA v1,${"A".repeat(43)}= ` }: Signing = {},
): Promise<Response> {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const [id, time] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1_000) - secondsAgo)];
  const mac = createHmac("sha256", Buffer.from(by, "base64")).update(`${id}.${time}.${signed ?? body}`);
  const headers = {
    "svix-id": id,
    "svix-timestamp": time,
    "svix-signature": signature ?? `${before}v1,${mac.digest("base64")}`,
  };
  return fetch(`${stack.addresses.function}/events`, { method: "POST", headers, body });
}

const about = (id: string, type: string, created = new Date()) => ({
  type,
  created_at: new Date().toISOString(),
  data: { email_id: id, created_at: created.toISOString(), to: ["lab@klinik.example"] },
});

/** A message with a mail the provider accepted; its id and the provider's. */
async function taken() {
  const providerId = randomUUID();
  api.answerWith(() => ({ status: 200, body: { id: providerId } }));
  const { submissionId: id = "" } = contact();
  await post(stack, contact({ submissionId: id, name: "Şükrü Çağlayan" }));
  await eventually(async () => (await outboxOf(stack, id))?.status === "sent");
  return { id, providerId };
}

describe("an event of the mail provider", () => {
  for (const event of ["email.bounced", "email.complained", "email.suppressed", "email.failed"])
    test(`${event} is reported to the owner, who can resend`, async () => {
      const { id, providerId } = await taken();
      expect((await tell(about(providerId, event))).status).toBe(200);
      expect(await outboxOf(stack, id)).toMatchObject({
        status: "given_up",
        last_error: `mail provider: ${event}`,
      });
      expect((await stack.sql`select contact.problems() as problems`)[0]?.problems).toContain("given_up");
      const [row] = await stack.sql`select contact.summary(current_date, 1) as summary`;
      expect(row?.summary.undelivered[0].message).toMatchObject({
        name: "Şükrü Çağlayan",
        phone: "+90 352 000 00 01",
      });
      const before = api.received.length;
      await stack.sql`select contact.retry()`;
      await stack.drain();
      expect((await outboxOf(stack, id))?.status).toBe("sent");
      // With the same idempotency key the provider would repeat its first response.
      const keys = [before - 1, before].map((call) => api.received[call]?.headers["idempotency-key"]);
      expect(keys[0]).not.toBe(keys[1]);
    });

  test("that comes again does not stop the owner's retry", async () => {
    const { id, providerId } = await taken();
    await tell(about(providerId, "email.bounced"));
    await stack.sql`select contact.retry(${id})`;
    expect((await tell(about(providerId, "email.bounced"))).status).toBe(200);
    expect((await outboxOf(stack, id))?.status).toBe("pending");
    await stack.drain();
  });

  test("is requested again while the database is away", async () => {
    const { id, providerId } = await taken();
    await stack.sql`alter function contact.record_undelivered rename to record_undelivered_away`;
    expect((await tell(about(providerId, "email.bounced"))).status).toBe(503);
    await stack.sql`alter function contact.record_undelivered_away rename to record_undelivered`;
    expect((await outboxOf(stack, id))?.status).toBe("sent");
  });

  test("about a delivered mail changes nothing", async () => {
    const { id, providerId } = await taken();
    for (const event of ["email.delivered", "email.opened", "email.delivery_delayed"])
      expect((await tell(about(providerId, event))).status).toBe(200);
    expect((await outboxOf(stack, id))?.status).toBe("sent");
  });

  test("is requested again until its mail is recorded", async () => {
    expect((await tell(about(randomUUID(), "email.bounced"))).status).toBe(503);
    const old = new Date(Date.now() - 3_601_000);
    expect((await tell(about(randomUUID(), "email.bounced", old))).status).toBe(200);
  });

  test("needs a valid and recent signature", async () => {
    const { id, providerId } = await taken();
    const event = about(providerId, "email.bounced");
    const refused = [
      await tell(event, { by: randomBytes(24).toString("base64") }),
      await tell(event, { signed: JSON.stringify(about(randomUUID(), "email.bounced")) }),
      await tell(event, { secondsAgo: 330 }),
      await tell(event, { secondsAgo: -330 }),
      await fetch(`${stack.addresses.function}/events`, { method: "POST", body: JSON.stringify(event) }),
      await tell(event, { signature: "v1,A v1,% v1," }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect((await outboxOf(stack, id))?.status).toBe("sent");
  });

  test("is verified by ten signatures at most", async () => {
    const wrong = (count: number) => `v1,${"A".repeat(43)}= `.repeat(count);
    const status = async (before: string) => (await tell("{}", { before })).status;
    expect([await status(wrong(9)), await status(wrong(10))]).toEqual([200, 401]);
  });

  test("with a wrong signature is logged once an hour", async () => {
    const lines: string[] = [];
    const send = (hours: number, headers: Record<string, string>) =>
      handleEvent(
        new Request("http://host/events", { method: "POST", headers, body: "{}" }),
        { ...handlerDeps({ log: (event) => lines.push(event) }), settings: { webhookSecret: key } },
        {},
        Date.now() + hours * 3_600_000,
      ).catch((refusal) => expect(refusal.code).toBe("invalid_key"));
    const signed = { "svix-signature": `v1,${"A".repeat(43)}=` };
    // The deployment's check sends no signature.
    await send(2, {});
    expect(lines).toEqual([]);
    for (const hours of [2, 2.9, 3.1]) await send(hours, signed);
    expect(lines).toEqual(["event_refused", "event_refused"]);
  });

  test("may have any signed content", async () => {
    for (const [body, status] of [
      ["{", 400],
      ["null", 200],
      ["[]", 200],
      ['{"type":"email.bounced","data":{"email_id":5}}', 200],
    ] as const)
      expect([body, (await tell(body)).status]).toEqual([body, status]);
  });
});
