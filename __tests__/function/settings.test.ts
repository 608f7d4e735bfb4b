import path from "node:path";
import { functionSettings } from "../../dev/stack/settings.ts";
import { readSettings, senderOf } from "../../supabase/functions/send-contact-email/settings.ts";

const given = {
  CONTACT_DATABASE_URL: "postgres://x",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"p1","web":"p2"}',
  DRAIN_KEY: "d".repeat(32),
  ALLOWED_ORIGINS: "https://a.example, https://b.example",
  CLIENT_HASH_KEY: "k".repeat(32),
  MAIL_FROM: "Sedef Dental Web <a@b.example>",
  MAIL_TO: "c@d.example, e@f.example",
  RESEND_API_KEY: "re_1",
};
const bySmtp = { RESEND_API_KEY: "", SMTP_HOST: "mail.example" };

describe("the settings", () => {
  test("are read from the platform's variables", () => {
    const settings = readSettings(given);
    expect(settings.publishableKeys).toEqual(["p1", "p2"]);
    expect(settings.allowedOrigins).toEqual(["https://a.example", "https://b.example"]);
    expect(settings.mail.to).toEqual(["c@d.example", "e@f.example"]);
    expect(settings.mail.transport.kind).toBe("http");
    expect(settings.webhookSecret).toBe(null);
    const key = "b".repeat(32);
    expect(readSettings({ ...given, RESEND_WEBHOOK_SECRET: `whsec_${key}` }).webhookSecret).toBe(key);
    expect(settings.limits).toEqual({ perHour: 30, totalPerHour: 120, mailsPerDay: 100 });
    expect(readSettings({ ...given, MAILS_PER_DAY: "3000" }).limits.mailsPerDay).toBe(3_000);
    expect(readSettings({ ...given, RETENTION_DAYS: "90" }).retentionDays).toBe(90);
    expect(readSettings({ ...given, MAIL_FROM: "a@b.example" }).mail.from).toBe("a@b.example");
  });

  test("take no empty publishable key, which a call without one would have", () => {
    const { publishableKeys } = readSettings({ ...given, SUPABASE_PUBLISHABLE_KEYS: '{"a":"","b":"p"}' });
    expect(publishableKeys).toEqual(["p"]);
  });

  test("take a sender made of any brand", () => {
    const sender = senderOf('Sedef: "Diş", Ağız; (Kayseri) Web', "a@b.example");
    expect(sender).toBe("Sedef Diş Ağız Kayseri Web <a@b.example>");
    expect(readSettings({ ...given, MAIL_FROM: sender }).mail.from).toBe(sender);
  });

  test("may name an SMTP server, encrypted according to its port", () => {
    const tlsOf = (port: string) => {
      // Only a server on this machine may be reached without encryption.
      const { transport } = readSettings({ ...given, ...bySmtp, SMTP_PORT: port, SMTP_TLS: "none" }).mail;
      return transport.kind === "smtp" && transport.tls;
    };
    expect(["", "465", "2465", "587"].map(tlsOf)).toEqual(["implicit", "implicit", "implicit", "starttls"]);
  });

  test("on this machine keep messages as long as the content says", () => {
    process.env.CONTENT_DIR = path.resolve(__dirname, "../fixtures/content");
    const settings = functionSettings("postgres://x", 25, ["http://localhost"]);
    delete process.env.CONTENT_DIR;
    expect(settings.RETENTION_DAYS).toBe("90");
  });

  for (const [name, changes, wanted] of [
    ["an origin with a slash", { ALLOWED_ORIGINS: "https://a.example/" }, /ALLOWED_ORIGINS.*without a slash/],
    ["an origin without a scheme", { ALLOWED_ORIGINS: "a.example" }, /ALLOWED_ORIGINS is “a\.example”/],
    ["a sender that is no address", { MAIL_FROM: "not an address" }, /MAIL_FROM.*Name <web@example\.com>/],
    ["a sender whose name is a group", { MAIL_FROM: "Sedef:;, Web <a@b.example>" }, /MAIL_FROM/],
    ["a sender with two addresses", { MAIL_FROM: "x@y.example <a@b.example>" }, /MAIL_FROM/],
    ["a period of deletion in months", { RETENTION_DAYS: "6 ay" }, /RETENTION_DAYS.*whole number from 1/],
    ["a sender with a line break", { MAIL_FROM: "Sedef\nDental <a@b.example>" }, /MAIL_FROM/],
    [
      "a recipient that is no address",
      { MAIL_TO: "c@d.example, bilgi at sedef" },
      /MAIL_TO.*bilgi at sedef”/,
    ],
    ["a short key among two", { DRAIN_KEY: `${"d".repeat(32)},x` }, /DRAIN_KEY is malformed.*openssl/],
    ["only commas", { MAIL_TO: " , " }, /MAIL_TO.*addresses like/],
    ["a short hash key", { CLIENT_HASH_KEY: "x" }, /CLIENT_HASH_KEY.*openssl rand -hex 32/],
    ["a quota that is no whole number", { MAILS_PER_DAY: "99.5" }, /MAILS_PER_DAY.*whole number from 10/],
    ["no quota at all", { MAILS_PER_DAY: "0" }, /MAILS_PER_DAY/],
    ["an API without encryption", { RESEND_API_URL: "http://api.example/emails" }, /RESEND_API_URL.*https/],
    [
      "a webhook's secret of another kind",
      { RESEND_WEBHOOK_SECRET: "re_1" },
      /RESEND_WEBHOOK_SECRET.*whsec_/,
    ],
    ["two ways for the mail", { SMTP_HOST: "mail.example" }, /RESEND_API_KEY and SMTP_HOST/],
    ["a port that is none", { ...bySmtp, SMTP_PORT: "70000" }, /SMTP_PORT/],
    ["a user without a password", { ...bySmtp, SMTP_USER: "web" }, /SMTP_USER and SMTP_PASSWORD/],
  ] as const)
    test(`are refused with ${name}, with a fix`, () => {
      expect(() => readSettings({ ...given, ...changes })).toThrow(wanted);
    });

  test("are trimmed, as a pasted key may end with a line break", () => {
    const { transport } = readSettings({ ...given, RESEND_API_KEY: " re_1\n" }).mail;
    expect(transport).toMatchObject({ apiKey: "re_1" });
  });

  for (const name of Object.keys(given))
    test(`are refused without ${name}`, () => {
      const wanted = name === "RESEND_API_KEY" ? /No way to send mail/ : new RegExp(name);
      expect(() => readSettings({ ...given, [name]: "" })).toThrow(wanted);
    });
});
