import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, test } from "node:test";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { httpMailer } from "../../supabase/functions/send-contact-email/http-mailer.ts";
import { buildMail, createMailer } from "../../supabase/functions/send-contact-email/mail.ts";
import { MailFailure } from "../../supabase/functions/send-contact-email/mail-failure.ts";
import { smtpMailer } from "../../supabase/functions/send-contact-email/smtp-mailer.ts";
import { messageClaim } from "./claims.ts";
import { type MailApi, startMailApi } from "./mail-api.ts";

const addresses = { from: "Sedef Dental <web@sedefdental.example>", to: ["lab@sedefdental.example"] };
const mail = buildMail(messageClaim(), addresses);

/** How a mail fails: whose fault, whether the way pauses, for how many seconds, and why. */
async function failureOf(sending: Promise<unknown>): Promise<[string, boolean, number, string]> {
  const error = await sending.then(
    () => assert.fail("it was sent"),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof MailFailure, String(error));
  return [error.kind, error.pausesWay, error.waitSeconds, error.message];
}

describe("the HTTP transport", () => {
  let api: MailApi;
  beforeEach(async () => {
    api = await startMailApi();
  });
  afterEach(() => api.close());
  const sender = (timeoutMs = 5_000) => httpMailer(api.url, "re_key", timeoutMs);

  test("posts the mail with its key, and gives the provider's id", async () => {
    assert.equal(await sender().send(mail), "provider-1");
    assert.equal(api.received[0]?.headers.authorization, "Bearer re_key");
    assert.equal(api.received[0]?.headers["idempotency-key"], "contact/00000000-0000-4000-8000-000000000001");
    assert.deepEqual(api.received[0]?.body, {
      from: addresses.from,
      to: addresses.to,
      reply_to: "ayse@klinik.example",
      subject: "Yeni iletişim mesajı: Ayşe",
      text: mail.text,
      html: mail.html,
      headers: { "Message-ID": "<00000000-0000-4000-8000-000000000001@sedefdental.example>" },
    });
  });

  for (const [status, name, kind, pausesWay] of [
    [400, "validation_error", "message", false],
    [401, "restricted_api_key", "system", true],
    [403, "validation_error", "system", true],
    [404, "not_found", "system", true],
    [409, "concurrent_idempotent_requests", "system", false],
    [413, "", "message", false],
    [422, "validation_error", "message", false],
    [422, "invalid_from_address", "system", true],
    [429, "daily_quota_exceeded", "system", true],
    [500, "internal_server_error", "system", true],
    [503, "", "system", true],
  ] as const)
    test(`takes ${status} ${name} as the ${kind}'s fault, and says nothing of the provider's text`, async () => {
      api.answerWith(() => ({ status, body: { name, message: "Invalid: Ayşe said Merhaba" } }));
      const reason = `mail API answered ${status} ${name}`.trim();
      assert.deepEqual(await failureOf(sender().send(mail)), [kind, pausesWay, 0, reason]);
    });

  test("takes a refusal that is no JSON", async () => {
    api.answerWith(() => ({ status: 502, body: "<html>" }));
    assert.deepEqual(await failureOf(sender().send(mail)), ["system", true, 0, "mail API answered 502"]);
  });

  test("waits as long as it is asked to, in seconds or until a date", async () => {
    api.answerWith(() => ({ status: 429, body: {}, headers: { "retry-after": "90" } }));
    assert.equal((await failureOf(sender().send(mail)))[2], 90);
    const date = new Date(Date.now() + 60_000).toUTCString();
    api.answerWith(() => ({ status: 503, body: {}, headers: { "retry-after": date } }));
    const [, , seconds] = await failureOf(sender().send(mail));
    assert.ok(seconds > 55 && seconds <= 60, String(seconds));
    api.answerWith(() => ({ status: 429, body: {}, headers: { "retry-after": "soon" } }));
    assert.equal((await failureOf(sender().send(mail)))[2], 0);
  });

  test("gives up a provider that does not answer, or is not there", async () => {
    api.answerWith(() => null);
    assert.deepEqual(await failureOf(sender(200).send(mail)), [
      "system",
      true,
      0,
      "mail API gave no answer: TimeoutError",
    ]);
    const [kind] = await failureOf(httpMailer("http://127.0.0.1:1/", "k", 5_000).send(mail));
    assert.equal(kind, "system");
  });

  test("sends a mail anew whose key the provider knows with another text", async () => {
    api.answerWith((_, number) =>
      number === 1
        ? { status: 409, body: { name: "invalid_idempotent_request" } }
        : { status: 200, body: { id: "provider-2" } },
    );
    assert.equal(await sender().send(mail), "provider-2");
    const keys = api.received.map(({ headers }) => headers["idempotency-key"]);
    assert.match(String(keys[1]), /^contact\/00000000-0000-4000-8000-000000000001\/[0-9a-f]{16}$/);
  });

  test("sends a mail that is refused once more without the address to reply to", async () => {
    const settings = { transport: { kind: "http", url: api.url, apiKey: "k" }, timeoutMs: 5_000 } as const;
    api.answerWith(({ body }) =>
      "reply_to" in body ? { status: 422, body: {} } : { status: 200, body: { id: "provider-2" } },
    );
    assert.equal(await createMailer(settings).send(mail), "provider-2");
    assert.equal(api.received.length, 2);
    const keys = api.received.map(({ headers }) => headers["idempotency-key"]);
    assert.notEqual(keys[0], keys[1]);

    api.answerWith(() => ({ status: 422, body: {} }));
    assert.equal((await failureOf(createMailer(settings).send(mail)))[0], "message");
    assert.equal(api.received.length, 4);
    // Another address would not help here.
    api.answerWith(() => ({ status: 500, body: {} }));
    assert.equal((await failureOf(createMailer(settings).send(mail)))[0], "system");
    assert.equal(api.received.length, 5);
  });
});

describe("the SMTP transport", () => {
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const sender = (port: number, timeoutMs = 3_000) =>
    smtpMailer({ kind: "smtp", host: "127.0.0.1", port, user: "", password: "", tls: "none" }, timeoutMs);
  const refusal = (responseCode: number) => Object.assign(new Error("No"), { responseCode });

  /** Sends the mail to a server with this behaviour. */
  async function failureAt(options: SMTPServerOptions, timeoutMs?: number) {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
    smtp.on("error", () => undefined);
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    const mailer = sender(portOf(smtp.server), timeoutMs);
    try {
      return await failureOf(mailer.send(mail));
    } finally {
      mailer.rest();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    }
  }

  /** A server that reads the whole mail before it answers so. */
  const afterData = (answer: (callback: (error?: Error) => void) => void): SMTPServerOptions => ({
    onData(stream, _, callback) {
      stream.resume().on("end", () => answer(callback));
    },
  });

  test("says that nobody listens", async () => {
    assert.deepEqual(await failureOf(sender(1).send(mail)), ["system", true, 0, "SMTP: ESOCKET CONN"]);
  });

  test("tells the message's faults from the recipient's and the server's", async () => {
    const refuseRecipient: SMTPServerOptions = { onRcptTo: (_, __, callback) => callback(refusal(550)) };
    const busyRecipient: SMTPServerOptions = { onRcptTo: (_, __, callback) => callback(refusal(450)) };
    const refuseSender: SMTPServerOptions = { onMailFrom: (_, __, callback) => callback(refusal(550)) };
    for (const [options, kind, pausesWay] of [
      [afterData((callback) => callback(refusal(554))), "message", false],
      [afterData((callback) => callback(refusal(451))), "system", false],
      [afterData((callback) => callback(refusal(421))), "system", true],
      [refuseRecipient, "recipient", false],
      [busyRecipient, "system", false],
      [refuseSender, "system", true],
      [
        { onConnect: (_: unknown, callback: (error: Error) => void) => callback(refusal(421)) },
        "system",
        true,
      ],
    ] as const)
      assert.deepEqual((await failureAt(options)).slice(0, 2), [kind, pausesWay]);
  });

  test("knows that a mail was handed over whole when its answer is lost, or does not come", async () => {
    const dropped = afterData(() => undefined);
    assert.equal((await failureAt(dropped, 600))[0], "unconfirmed");

    const server = createServer((socket) => {
      socket.write("220 catcher\r\n");
      let text = "";
      socket
        .on("error", () => undefined)
        .on("data", (chunk) => {
          text += chunk.toString();
          if (text.endsWith("\r\n.\r\n")) socket.destroy();
          else if (/^DATA\r\n$/m.test(chunk.toString())) socket.write("354 go\r\n");
          else if (/\r\n$/.test(chunk.toString()) && !text.includes("DATA")) socket.write("250 ok\r\n");
        });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const mailer = sender(portOf(server));
    assert.equal((await failureOf(mailer.send(mail)))[0], "unconfirmed");
    mailer.rest();
    server.close();
  });

  test("does not call a mail handed over that a server stops reading", async () => {
    const server = createServer((socket) => {
      socket.write("220 catcher\r\n");
      socket
        .on("error", () => undefined)
        .on("data", (chunk) => {
          if (chunk.toString().startsWith("DATA")) socket.destroy();
          else socket.write("250 ok\r\n");
        });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const mailer = sender(portOf(server));
    assert.deepEqual((await failureOf(mailer.send(mail))).slice(0, 2), ["system", true]);
    mailer.rest();
    server.close();
  });
});
