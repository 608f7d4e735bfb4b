import assert from "node:assert/strict";
import { buildMail } from "../../supabase/functions/send-contact-email/mail.ts";
import { headerText } from "../../supabase/functions/send-contact-email/mail-text.ts";
import { messageClaim, summaryClaim } from "./claims.ts";

const addresses = { from: "Sedef Dental <web@sedefdental.example>", to: ["lab@sedefdental.example"] };

describe("a mail", () => {
  test("is the same at each attempt", () => {
    expect(buildMail(messageClaim({}, { lease: "another" }), addresses)).toEqual(
      buildMail(messageClaim(), addresses),
    );
  });

  test("with changing figures gets a new provider key per attempt", () => {
    const [first, second] = ["one", "another"].map((lease) => buildMail(summaryClaim(lease), addresses));
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
    expect(first?.messageId).toBe(second?.messageId);
  });

  test("of a message without a newer field is sent", () => {
    const { text } = buildMail(messageClaim({ phone: undefined }), addresses);
    assert.ok(text.includes("Telefon: Belirtilmedi"), text);
  });

  test("shows the time in Türkiye", () => {
    const { text } = buildMail(messageClaim(), addresses);
    assert.ok(text.includes("Alındığı zaman: 2 Mayıs 2026 02:30 (Türkiye saati)"), text);
  });

  test("names the number that its visitor was shown", () => {
    const submissionId = "1f0c8a3e-0000-4000-8000-000000000000";
    const { text } = buildMail(messageClaim({}, { submissionId }), addresses);
    expect(text.split("\n")).toContain("Kayıt numarası: 1f0c8a3e");
  });

  test("lists services and escapes markup", () => {
    const changes = {
      formType: "info_request",
      clinicName: "<img src=x onerror=alert(1)>",
      contactPerson: "",
      selectedServices: ["Gece Plağı", "<img src=y>"],
      message: '</td></table><script>alert("x")</script>&amp;',
    };
    const { html, subject, text } = buildMail(messageClaim(changes), addresses);
    assert.ok(text.includes("İlgilenilen ürünler:\n  - Gece Plağı\n  - <img src=y>\n"), text);
    assert.ok(html.includes("<li>Gece Plağı</li><li>&lt;img src=y&gt;</li>"));
    assert.ok(!/<img|<script|<\/td><\/table><script/.test(html));
    assert.ok(html.includes("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;amp;"));
    expect(subject).toBe("Yeni bilgi talebi: <img src=x onerror=alert(1)>");
  });

  test("indents visitors' text so that it cannot imitate the mail", () => {
    const message = "Merhaba\n\nKayıt numarası: 1\nŞüpheli görünmesinin nedeni: yok.";
    const { text } = buildMail(messageClaim({ message }), addresses);
    assert.ok(
      text.endsWith("Mesaj:\n  Merhaba\n  \n  Kayıt numarası: 1\n  Şüpheli görünmesinin nedeni: yok."),
      text,
    );
    expect(text.match(/^Kayıt numarası: /gm)?.length).toBe(1);
  });

  test("begins a long text on a line of its own", () => {
    const message = "Merhaba ".repeat(11).trim();
    const { text } = buildMail(messageClaim({ message }), addresses);
    expect(text).toContain(`Mesaj:\n  ${message}`);
  });

  test("goes to its recipient, or the first if there are fewer", () => {
    const to = ["a@klinik.example", "b@klinik.example"];
    const sentTo = (recipient: number) => buildMail(messageClaim({}, { recipient }), { ...addresses, to });
    expect([1, 2, 3].map((recipient) => sentTo(recipient).to)).toEqual([to[0], to[1], to[0]]);
    expect(sentTo(1).messageId).toBe(sentTo(2).messageId);
    expect(sentTo(1).idempotencyKey).not.toBe(sentTo(2).idempotencyKey);
  });

  test("shares no provider key with a message of the same moment", () => {
    const [one, other] = ["1", "2"].map((submissionId) =>
      buildMail(messageClaim({}, { submissionId }), addresses),
    );
    expect(one?.idempotencyKey).not.toBe(other?.idempotencyKey);
  });
});

describe("the address to reply to", () => {
  test("is the sender's address", () => {
    const { replyTo, text } = buildMail(messageClaim({ email: "bilgi@xn--mteri-kva70e.example" }), addresses);
    expect(replyTo).toBe("bilgi@xn--mteri-kva70e.example");
    expect(text).toContain("E-posta: bilgi@xn--mteri-kva70e.example\n");
  });

  for (const email of [
    "ali@klinik..example",
    "a@127.0.0.1",
    ".ali@klinik.example",
    "ali..veli@klinik.example",
    "ali@klinik.e",
    "a@b.example＠kotu.example",
    `${"a".repeat(65)}@klinik.example`,
  ])
    test(`is missing for ${email.slice(0, 30)}`, () =>
      expect(buildMail(messageClaim({ email }), addresses).replyTo).toBe(undefined));

  test("is left out, with a note, where mail servers refuse it", () => {
    const { replyTo, text } = buildMail(messageClaim({ email: "ali@gmail" }), addresses);
    expect(replyTo).toBe(undefined);
    assert.ok(text.includes("E-posta: ali@gmail"));
    expect(text).toMatch(/yanıtınız gönderene ulaşmaz/);
  });

  test("is never one of the laboratory's own", () => {
    for (const email of ["LAB@sedefdental.example", "web@sedefdental.example"])
      expect(buildMail(messageClaim({ email }), addresses).replyTo).toBe(undefined);
  });
});

describe("text for a header", () => {
  for (const [name, given, wanted] of [
    ["line breaks become spaces", "a\r\nBcc: x@y.z\u2028", "a Bcc: x@y.z"],
    ["direction marks go", "a\u202eb", "a b"],
    ["long text is cut without halving a letter", "😀".repeat(200), `${"😀".repeat(149)}…`],
  ] as const)
    test(name, () => expect(headerText(given)).toBe(wanted));
});
