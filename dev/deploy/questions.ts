import type { SiteConfig } from "../../src/content-model/check/site-config.ts";
import { readSettings, senderOf } from "../../supabase/functions/send-contact-email/settings.ts";
import type { Ask } from "../ask.ts";

/** Questions of `npm run deploy`, by the environment variable that answers them. */
export const questions = {
  SUPABASE_ACCESS_TOKEN: "Supabase erişim anahtarı (supabase.com → Account → Access Tokens; sbp_ ile başlar)",
  SUPABASE_PROJECT_REF:
    "Supabase projesinin kısa adı: panelde supabase.com/dashboard/project/ sonrasındaki 20 harf",
  SITE_HOST:
    "Site nerede barındırılıyor: cloudflare, netlify ya da folder (public klasörünü kendim yükleyeceğim)",
  CLOUDFLARE_API_TOKEN:
    "Cloudflare API anahtarı (My Profile → API Tokens; izin: Account → Cloudflare Pages → Edit)",
  CLOUDFLARE_ACCOUNT_ID: "Cloudflare hesabının kimliği (dash.cloudflare.com/ sonrasındaki 32 harf ve rakam)",
  CLOUDFLARE_PROJECT: "Cloudflare Pages projesinin adı: pages.dev adresinin başı",
  NETLIFY_AUTH_TOKEN: "Netlify erişim anahtarı (User settings → Applications → Personal access tokens)",
  NETLIFY_SITE: "Netlify sitesinin adı: netlify.app adresinin başı",
  RESEND_API_KEY: "Resend anahtarı (yalnız gönderme yetkili; kendi posta sunucunuz varsa boş bırakın)",
  RESEND_WEBHOOK_SECRET:
    "Ulaşmayan postaları bildiren webhook’un anahtarı, yoksa boş bırakın (Resend → Webhooks)",
  SMTP_HOST: "Posta sunucusunun adı",
  SMTP_PORT: "Bağlantı noktası (port): 465 ya da 2465",
  SMTP_USER: "Posta hesabının adı",
  SMTP_PASSWORD: "Posta hesabının parolası",
  MAILS_PER_DAY: "Posta planınızın bir günde izin verdiği posta sayısı (docs/deploy.md, “One setting later”)",
  MAIL_FROM: "Gönderen: doğrulanmış alan adınızda bir adres",
  MAIL_TO: "Mesajların gideceği adresler (birden çoksa virgülle)",
};

type Name = keyof typeof questions;

/** Asks a question. @param initial default answer; "" makes it optional */
export type Answer = (name: Name, initial?: string) => Promise<string>;

/** Valid settings of the function; an answer replaces one to be validated. */
const sample = {
  ALLOWED_ORIGINS: "https://www.example.com",
  CLIENT_HASH_KEY: "x".repeat(32),
  CONTACT_DATABASE_URL: "postgresql://localhost/postgres",
  DRAIN_KEY: "x".repeat(32),
  MAIL_FROM: "web@example.com",
  MAIL_TO: "web@example.com",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"x"}',
};

/** Expected formats of settings, for answers that the function rejects. */
const spellings: Readonly<Record<string, string>> = {
  RESEND_WEBHOOK_SECRET: "whsec_ ile başlayan anahtarı yapıştırın.",
  SMTP_PORT: "465 ya da 2465 yazın.",
  MAILS_PER_DAY: "En az 10 olan bir tam sayı yazın, örneğin 100.",
  MAIL_FROM: "web@laboratuvar.com ya da Laboratuvar <web@laboratuvar.com> gibi yazın.",
  MAIL_TO: "Adresleri bilgi@laboratuvar.com gibi yazın; birden çoksa aralarına virgül koyun.",
};

/** Ports that Supabase closes to hosted functions. */
const closedPorts = ["25", "587"];

/** What is wrong with an answer, in Turkish; undefined if the function accepts it. */
export function problemOf(name: string, value: string): string | undefined {
  if (name === "SITE_HOST")
    return ["cloudflare", "netlify", "folder"].includes(value)
      ? undefined
      : "cloudflare, netlify ya da folder yazın.";
  if (name === "SMTP_PORT" && closedPorts.includes(value))
    return `Supabase’de çalışan işlevler ${value} numaralı bağlantı noktasını kullanamaz. ${spellings.SMTP_PORT}`;
  const smtp = { SMTP_HOST: "mail.example.com", SMTP_USER: "x", SMTP_PASSWORD: "x" };
  try {
    readSettings({
      ...sample,
      ...(name.startsWith("SMTP_") ? smtp : { RESEND_API_KEY: "x" }),
      [name]: value,
    });
    return undefined;
  } catch (error) {
    return spellings[name] ?? (error as Error).message;
  }
}

/** Asks for answers in the terminal, or takes them from the environment. */
export const answerBy =
  (ask: Ask): Answer =>
  (name, initial) =>
    ask.answer({
      name,
      message: questions[name],
      initial,
      isSecret: /_(?:TOKEN|KEY|SECRET|PASSWORD)$/.test(name),
      check: (typed) => (typed ? problemOf(name, typed) : undefined),
    });

/** Asks for the mail settings: a Resend key, or a mail server. */
export async function askForMail(
  answer: Answer,
  { brand, email, url }: Pick<SiteConfig, "brand" | "email" | "url">,
): Promise<Record<string, string>> {
  const mail: Record<string, string> = {};
  const ask = async (name: Name, initial?: string) => {
    const value = await answer(name, initial);
    if (value !== "") mail[name] = value;
  };
  await ask("RESEND_API_KEY", "");
  const domain = new URL(url).host.replace(/^www\./, mail.RESEND_API_KEY ? "form." : "");
  if (mail.RESEND_API_KEY) await ask("RESEND_WEBHOOK_SECRET", "");
  else {
    await ask("SMTP_HOST");
    await ask("SMTP_PORT", "465");
    await ask("SMTP_USER");
    await ask("SMTP_PASSWORD");
  }
  await ask("MAILS_PER_DAY", "100");
  await ask("MAIL_FROM", senderOf(`${brand} Web`, `web@${domain}`));
  await ask("MAIL_TO", email);
  return mail;
}
