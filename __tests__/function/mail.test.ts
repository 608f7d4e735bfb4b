import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { readSettings } from "../../supabase/functions/send-contact-email/env.ts";
import { buildMail, httpMailer, smtpMailer } from "../../supabase/functions/send-contact-email/mail.ts";
import { headerText } from "../../supabase/functions/send-contact-email/mail-text.ts";
import type { Claim } from "../../supabase/functions/send-contact-email/store.ts";

const addresses = { from: "Sedef Dental <web@sedefdental.example>", to: ["lab@sedefdental.example"] };

function claim(changes: object = {}): Claim {
  return {
    id: "1",
    lease: "lease",
    kind: "submission",
    submissionId: "00000000-0000-4000-8000-000000000001",
    receivedAt: new Date("2026-05-01T23:30:00Z"),
    message: {
      formType: "contact",
      name: "Ayşe",
      email: "ayse@klinik.example",
      phone: "",
      subject: "",
      message: "Merhaba",
      ...changes,
    },
  };
}

interface Received {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** An HTTP server that answers as told and remembers what it got. */
async function mailApi(
  status: number,
  answer: string,
): Promise<{ url: string; received: Received[]; close(): void }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status, { "content-type": "application/json" }).end(answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    received,
    close: () => server.close(),
  };
}

describe("the HTTP transport", () => {
  test("posts the mail with its key, and gives the provider's id", async () => {
    const api = await mailApi(200, '{"id":"provider-1"}');
    const mail = buildMail(claim(), addresses);
    assert.equal(await httpMailer(api.url, "re_key", 5_000).send(mail), "provider-1");
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
    api.close();
  });

  test("names status and kind of a refusal, and not its text", async () => {
    const api = await mailApi(422, '{"name":"validation_error","message":"Invalid: Ayşe said Merhaba"}');
    await assert.rejects(httpMailer(api.url, "k", 5_000).send(buildMail(claim(), addresses)), {
      message: "mail API answered 422 validation_error",
    });
    api.close();
  });

  test("takes a refusal that is no JSON", async () => {
    const api = await mailApi(502, "<html>");
    await assert.rejects(
      httpMailer(api.url, "k", 5_000).send(buildMail(claim(), addresses)),
      /answered 502$/,
    );
    api.close();
  });

  test("gives up a provider that does not answer", async () => {
    const server = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await assert.rejects(httpMailer(url, "k", 200).send(buildMail(claim(), addresses)), {
      name: "TimeoutError",
    });
    server.closeAllConnections();
    server.close();
  });
});

describe("the SMTP transport", () => {
  test("says that nobody listens", async () => {
    const mailer = smtpMailer(
      { kind: "smtp", host: "127.0.0.1", port: 1, user: "", password: "", tls: "none" },
      3_000,
    );
    await assert.rejects(mailer.send(buildMail(claim(), addresses)), { message: "SMTP: ESOCKET CONN" });
  });
});

describe("a mail", () => {
  test("is the same at every try", () => {
    assert.deepEqual(buildMail(claim(), addresses), buildMail(claim(), addresses));
  });

  test("says when the message came in Turkish time", () => {
    const { text } = buildMail(claim(), addresses);
    assert.ok(text.includes("Alındığı zaman: 2 Mayıs 2026 02:30 (Türkiye saati)"), text);
  });

  test("shows markup as text", () => {
    const { html, subject } = buildMail(
      claim({
        name: "<img src=x onerror=alert(1)>",
        message: '</td></table><script>alert("x")</script>&amp;',
      }),
      addresses,
    );
    assert.ok(!/<img|<script|<\/td><\/table><script/.test(html));
    assert.ok(html.includes("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;amp;"));
    assert.equal(subject, "Yeni iletişim mesajı: <img src=x onerror=alert(1)>");
  });

  test("replies to an address with a Turkish domain in its ASCII form", () => {
    const mail = buildMail(claim({ email: "bilgi@müşteri.example" }), addresses);
    assert.equal(mail.replyTo, "bilgi@xn--mteri-kva70e.example");
    assert.ok(mail.text.includes("bilgi@müşteri.example"));
  });
});

describe("text for a header", () => {
  for (const [name, given, wanted] of [
    ["line breaks become spaces", "a\r\nBcc: x@y.z", "a Bcc: x@y.z"],
    ["Unicode line breaks too", "a\u2028b\u0085c", "a b c"],
    ["direction marks go", "a\u202eb", "a b"],
    ["Turkish letters stay", "İğüşöçı", "İğüşöçı"],
    ["long text is cut without halving a sign", "😀".repeat(200), `${"😀".repeat(149)}…`],
  ] as const) {
    test(name, () => assert.equal(headerText(given), wanted));
  }
});

describe("the settings", () => {
  const given = {
    CONTACT_DATABASE_URL: "postgres://x",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"p1","web":"p2"}',
    DRAIN_KEY: "d".repeat(32),
    STAFF_LINK_KEY: "l".repeat(32),
    ALLOWED_ORIGINS: "https://a.example, https://b.example",
    CLIENT_HASH_KEY: "k",
    MAIL_FROM: "a@b.example",
    MAIL_TO: "c@d.example",
    RESEND_API_KEY: "re_1",
  };

  test("are read from what the platform gives", () => {
    const settings = readSettings(given);
    assert.deepEqual(settings.publishableKeys, ["p1", "p2"]);
    assert.deepEqual(settings.allowedOrigins, ["https://a.example", "https://b.example"]);
    assert.equal(settings.mail.transport.kind, "http");
    assert.equal(settings.ownOrigin, null);
    const { ownOrigin } = readSettings({ ...given, SUPABASE_URL: "https://abcdefgh.supabase.example/" });
    assert.equal(ownOrigin, "https://abcdefgh.supabase.example");
  });

  test("may name an SMTP server; its port decides how it is encrypted", () => {
    const tlsOf = (port: string) => {
      const { mail } = readSettings({
        ...given,
        RESEND_API_KEY: "",
        SMTP_HOST: "mail.example",
        SMTP_PORT: port,
      });
      return mail.transport.kind === "smtp" && mail.transport.tls;
    };
    assert.deepEqual(["465", "2465", "587"].map(tlsOf), ["implicit", "implicit", "starttls"]);
  });

  for (const name of Object.keys(given)) {
    test(`are refused without ${name}, by name`, () => {
      const wanted = name === "RESEND_API_KEY" ? /No way to send mail/ : new RegExp(name);
      assert.throws(() => readSettings({ ...given, [name]: "" }), wanted);
    });
  }
});
