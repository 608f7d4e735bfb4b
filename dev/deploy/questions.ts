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
  CLOUDFLARE_PROJECT: "Cloudflare Pages projesinin adı; yoksa açılır (küçük harf, rakam, kısa çizgi)",
  NETLIFY_AUTH_TOKEN: "Netlify erişim anahtarı (User settings → Applications → Personal access tokens)",
  NETLIFY_SITE: "Netlify sitesinin adı; yoksa açılır (küçük harf, rakam, kısa çizgi)",
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
  HEARTBEAT_URL: "Günlük özet çıkmayınca haber veren servisin adresi (yoksa boş bırakın)",
};

/** Asks a question. @param initial default answer; "" makes it optional */
export type Answer = (name: keyof typeof questions, initial?: string) => Promise<string>;
