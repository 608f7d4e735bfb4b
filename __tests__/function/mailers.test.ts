import assert from "node:assert/strict";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { listen } from "../../dev/stack/ports.ts";
import { buildMail, MailError } from "../../supabase/functions/send-contact-email/mail.ts";
import { httpMailer, smtpMailer } from "../../supabase/functions/send-contact-email/mailers.ts";
import { messageClaim } from "./claims.ts";
import { type MailApi, startMailApi } from "./mail-api.ts";

const addresses = { from: "Sedef Dental <web@sedefdental.example>", to: ["lab@sedefdental.example"] };
const mail = buildMail(messageClaim(), addresses);

/** A failed mail: who caused it, the minimum wait in seconds, and the reason. */
async function failureOf(sending: Promise<unknown>): Promise<[string, number, string]> {
  const error = await sending.then(
    () => assert.fail("it was sent"),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof MailError, String(error));
  return [error.fault, error.waitSeconds, error.message];
}

describe("the HTTP transport", () => {
  let api: MailApi;
  beforeEach(async () => {
    api = await startMailApi();
  });
  afterEach(() => api.close());
  const sender = (timeoutMs = 5_000) =>
    httpMailer({ kind: "http", url: api.url, apiKey: "re_key" }, timeoutMs);

  test("posts the mail with its key and returns the provider's id", async () => {
    expect(await sender().send(mail)).toBe("provider-1");
    expect(api.received[0]?.headers.authorization).toBe("Bearer re_key");
    expect(api.received[0]?.headers["idempotency-key"]).toBe(mail.idempotencyKey);
    expect(api.received[0]?.body).toEqual({
      from: addresses.from,
      to: addresses.to,
      reply_to: "ayse@klinik.example",
      subject: "Yeni iletişim mesajı: Ayşe",
      text: mail.text,
      html: mail.html,
      headers: {
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "OOF, AutoReply",
        "Message-ID": "<00000000-0000-4000-8000-000000000001@sedefdental.example>",
      },
    });
  });

  for (const [status, name, fault] of [
    [400, "validation_error", "refused"],
    [401, "restricted_api_key", "route"],
    [409, "concurrent_idempotent_requests", "mail"],
    [413, "", "refused"],
    [451, "", "mail"],
    [422, "invalid_from_address", "route"],
    [429, "daily_quota_exceeded", "route"],
    [500, "internal_server_error", "route"],
  ] as const)
    test(`blames the ${fault} for ${status} ${name} without quoting the provider`, async () => {
      api.answerWith(() => ({ status, body: { name, message: "Invalid: Ayşe said Merhaba" } }));
      const reason = `mail API answered ${status} ${name}`.trim();
      expect(await failureOf(sender().send(mail))).toEqual([fault, 0, reason]);
    });

  test("honours Retry-After in seconds", async () => {
    for (const [after, seconds] of [
      ["6", 6],
      ["90", 90],
      ["soon", 0],
    ] as const) {
      api.answerWith(() => ({ status: 429, body: {}, headers: { "retry-after": after } }));
      expect((await failureOf(sender().send(mail)))[1]).toBe(seconds);
    }
    expect(api.received.length).toBe(3);
    // Not busy, but broken.
    api.answerWith(() => ({ status: 503, body: {}, headers: { "retry-after": "1" } }));
    expect((await failureOf(sender().send(mail)))[1]).toBe(1);
    expect(api.received.length).toBe(4);
  });

  test("waits for a provider that is busy for a second", async () => {
    const busy = { status: 429, body: {}, headers: { "retry-after": "1" } };
    const taken = { status: 200, body: { id: "provider-2" } };
    api.answerWith(() => (api.received.length === 1 ? busy : taken));
    const begun = Date.now();
    expect(await sender().send(mail)).toBe("provider-2");
    expect(Date.now() - begun).toBeGreaterThan(900);
    expect(new Set(api.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("times out on a silent or missing provider", async () => {
    api.answerWith(() => null);
    expect(await failureOf(sender(200).send(mail))).toEqual([
      "route",
      0,
      "mail API gave no answer: TimeoutError",
    ]);
    const nobody = httpMailer({ kind: "http", url: "http://127.0.0.1:1/", apiKey: "k" }, 5_000);
    expect((await failureOf(nobody.send(mail)))[0]).toBe("route");
  });

  for (const [what, answer, reason] of [
    ["a redirect", { status: 302, body: {}, headers: { location: "/login" } }, "302"],
    ["an answer without an id", { status: 200, body: { error: "Ayşe" } }, "200 without an id"],
    ["an empty id", { status: 200, body: { id: "" } }, "200 without an id"],
    ["a page", { status: 200, body: "<html>" }, "200 without an id"],
  ] as const)
    test(`treats ${what} as a failure`, async () => {
      api.answerWith(() => answer);
      expect(await failureOf(sender().send(mail))).toEqual(["route", 0, `mail API answered ${reason}`]);
      expect(api.received.length).toBe(1);
    });
});

describe("the SMTP transport", () => {
  const sender = (port: number) =>
    smtpMailer({ kind: "smtp", host: "localhost", port, user: "", password: "", tls: "none" }, 3_000);
  const refusal = (responseCode: number) => Object.assign(new Error("No"), { responseCode });

  async function failureAt(options: SMTPServerOptions) {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
    smtp.on("error", () => undefined);
    const port = await listen(smtp.server, 0);
    try {
      return await failureOf(sender(port).send(mail));
    } finally {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    }
  }

  /** A server that reads the whole mail before it responds. */
  const afterData = (answer: (callback: (error?: Error) => void) => void): SMTPServerOptions => ({
    onData(stream, _, callback) {
      stream.resume().on("end", () => answer(callback));
    },
  });

  test("reports a closed port", async () => {
    expect(await failureOf(sender(1).send(mail))).toEqual(["route", 0, "SMTP: ESOCKET CONN"]);
  });

  test("distinguishes faults of the mail from those of the server", async () => {
    const refuseRecipient: SMTPServerOptions = { onRcptTo: (_, __, callback) => callback(refusal(550)) };
    const busyRecipient: SMTPServerOptions = { onRcptTo: (_, __, callback) => callback(refusal(450)) };
    const refuseSender: SMTPServerOptions = { onMailFrom: (_, __, callback) => callback(refusal(550)) };
    for (const [options, fault] of [
      [afterData((callback) => callback(refusal(554))), "refused"],
      [afterData((callback) => callback(refusal(451))), "mail"],
      [afterData((callback) => callback(refusal(421))), "route"],
      [refuseRecipient, "mail"],
      [busyRecipient, "mail"],
      [refuseSender, "route"],
    ] as const)
      expect((await failureAt(options))[0]).toBe(fault);
  });

  test("hands over a mail with its machine-readable headers", async () => {
    let text = "";
    const read: SMTPServerOptions["onData"] = (stream, _, callback) => {
      stream.on("data", (chunk) => (text += chunk)).on("end", () => callback(refusal(554)));
    };
    await failureAt({ onData: read });
    for (const line of ["Auto-Submitted: auto-generated", `Resend-Idempotency-Key: ${mail.idempotencyKey}`])
      expect(text.replaceAll("\r\n ", " ").split("\r\n")).toContain(line);
  });
});
