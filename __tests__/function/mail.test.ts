import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readSettings } from "../../supabase/functions/send-contact-email/env.ts";
import { buildMail, replyAddress } from "../../supabase/functions/send-contact-email/mail.ts";
import { headerText } from "../../supabase/functions/send-contact-email/mail-text.ts";
import { messageClaim } from "./claims.ts";

const addresses = { from: "Sedef Dental <web@sedefdental.example>", to: ["lab@sedefdental.example"] };

describe("a mail", () => {
  test("is the same at every try", () => {
    assert.deepEqual(buildMail(messageClaim(), addresses), buildMail(messageClaim(), addresses));
  });

  test("says when the message came in Turkish time", () => {
    const { text } = buildMail(messageClaim(), addresses);
    assert.ok(text.includes("Alındığı zaman: 2 Mayıs 2026 02:30 (Türkiye saati)"), text);
  });

  test("shows markup as text", () => {
    const { html, subject } = buildMail(
      messageClaim({
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
    const mail = buildMail(messageClaim({ email: "bilgi@müşteri.example" }), addresses);
    assert.equal(mail.replyTo, "bilgi@xn--mteri-kva70e.example");
    assert.ok(mail.text.includes("bilgi@müşteri.example"));
  });
});

describe("the address to reply to", () => {
  for (const [given, wanted] of [
    ["ali@klinik.example", "ali@klinik.example"],
    ["bilgi@müşteri.example", "bilgi@xn--mteri-kva70e.example"],
    ["ali@gmail", ""],
    ["ali@gmail.", ""],
    ["ali@.com", ""],
    ["ali@klinik..example", ""],
  ] as const)
    test(`${given} becomes ${wanted || "none"}`, () => assert.equal(replyAddress(given), wanted));

  test("is missing where mail servers would refuse it, and the mail says so", () => {
    const { replyTo, text } = buildMail(messageClaim({ email: "ali@gmail" }), addresses);
    assert.equal(replyTo, undefined);
    assert.ok(text.includes("E-posta: ali@gmail"));
    assert.match(text, /yanıtlamanız gönderene ulaşmaz/);
  });

  test("can be left out: the same mail, known to the provider as another", () => {
    const mail = buildMail(messageClaim(), addresses);
    assert.match(mail.text, /yanıtladığınızda cevabınız doğrudan gönderene ulaşır/);
    assert.equal(mail.withoutReplyTo?.replyTo, undefined);
    assert.equal(mail.withoutReplyTo?.messageId, mail.messageId);
    assert.notEqual(mail.withoutReplyTo?.idempotencyKey, mail.idempotencyKey);
  });
});

describe("a mail that goes another way, or has come back", () => {
  test("is another one to the provider, and the same one to who reads it", () => {
    const mails = [{}, { way: 2 }, { round: 1 }, { way: 2, round: 1 }].map((changes) =>
      buildMail({ ...messageClaim(), ...changes }, addresses),
    );
    assert.equal(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size, 4);
    assert.equal(new Set(mails.map(({ messageId }) => messageId)).size, 1);
  });
});

describe("several messages in one mail", () => {
  const messages = [
    { name: "Ayşe", email: "ayse@klinik.example", message: "İlk mesaj\nikinci satır" },
    { name: "Barış", email: "baris@klinik.example", message: "<b>Başka</b> mesaj" },
  ].map((changes, index) => {
    const { message, receivedAt } = messageClaim(changes);
    return { id: `00000000-0000-4000-8000-00000000000${index}`, message, receivedAt };
  });
  const { kind, submissionId, message, receivedAt, ...base } = messageClaim();
  const mail = buildMail({ ...base, kind: "digest", messages }, addresses);

  test("have every word of each, and each address to reply to", () => {
    assert.equal(mail.subject, "Yeni mesajlar: 2 mesaj bir arada");
    for (const { id, message } of messages) {
      const { email, message: text } = message;
      for (const part of [id, text, `Yanıt adresi: ${email}`]) assert.ok(mail.text.includes(part), part);
    }
    assert.ok(mail.text.includes("Yanıt adresleri: ayse@klinik.example, baris@klinik.example"));
    assert.ok(mail.html.includes("İlk mesaj<br>ikinci satır"));
    assert.ok(mail.html.includes("&lt;b&gt;Başka&lt;/b&gt;"));
    assert.equal(mail.replyTo, undefined);
  });

  test("are the same mail at every try", () => {
    assert.equal(mail.messageId, "<digest-1@sedefdental.example>");
    assert.equal(mail.idempotencyKey, "contact/digest-1");
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

  test("fit each other and the platform's wall clock, whatever the way", () => {
    const smtp = { ...given, RESEND_API_KEY: "", SMTP_HOST: "mail.example" };
    for (const env of [
      given,
      smtp,
      { ...smtp, SECOND_MAIL_TO: "e@f.example", SECOND_RESEND_API_KEY: "re_2" },
    ]) {
      const { mail, secondMail, delivery } = readSettings(env);
      const timeoutMs = Math.max(mail.timeoutMs, secondMail?.timeoutMs ?? 0);
      assert.ok(delivery.leaseSeconds * 1_000 > timeoutMs + delivery.recordMs);
      assert.ok(delivery.drainMs > 0 && delivery.drainMs <= 40_000);
      assert.ok(delivery.drainMs + timeoutMs + delivery.recordMs < 150_000);
    }
    assert.equal(readSettings(given).delivery.drainMs, 40_000);
    assert.ok(readSettings(smtp).mail.timeoutMs > 100_000, "a mail server has its minutes after DATA");
  });

  for (const [name, changes, wanted] of [
    [
      "a lease that ends before the mail is recorded",
      { MAIL_LEASE_SECONDS: "50" },
      /MAIL_LEASE_SECONDS.*twice/,
    ],
    ["a drain beyond the wall clock", { MAIL_DRAIN_MS: "140000" }, /MAIL_DRAIN_MS/],
    ["a pace of nearly nothing", { MAIL_PER_SECOND: "0.01" }, /MAIL_PER_SECOND/],
    [
      "a second way without a server",
      { SECOND_MAIL_TO: "e@f.example" },
      /SECOND_RESEND_API_KEY, or SECOND_SMTP_HOST/,
    ],
    [
      "a second server with unknown encryption",
      { SECOND_MAIL_TO: "e@f.example", SECOND_SMTP_HOST: "mail.example", SECOND_SMTP_TLS: "ssl" },
      /SECOND_SMTP_TLS/,
    ],
  ] as const)
    test(`are refused with ${name}`, () => {
      assert.throws(() => readSettings({ ...given, ...changes }), wanted);
    });

  test("know no second way, no events, no budget where nothing says so", () => {
    const { secondMail, mailEventsSecret, delivery } = readSettings(given);
    assert.deepEqual(
      [secondMail, mailEventsSecret, delivery.hourlyBudget, delivery.secondAfterSeconds],
      [null, null, 0, null],
    );
  });

  for (const name of Object.keys(given)) {
    test(`are refused without ${name}, by name`, () => {
      const wanted = name === "RESEND_API_KEY" ? /No way to send mail/ : new RegExp(name);
      assert.throws(() => readSettings({ ...given, [name]: "" }), wanted);
    });
  }
});
