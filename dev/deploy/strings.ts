/** An error with a message for the user: what is wrong and how to fix it. */
export class DeployError extends Error {}

const again = "Sonra aynı komutu yeniden çalıştırın: yapılmış olanlar kalır, gerisi tamamlanır.";

/** Strings of `npm run deploy`. */
export const strings = {
  intro:
    "Bu komut siteyi ve mesaj servisini, barındırıcıların kendi komutlarıyla yayımlar. Önce yapılacakları gösterir ve onayınızı\n" +
    "ister. Yazdığınız anahtarlar ekranda görünmez ve bu bilgisayarda saklanmaz. Gerekenler: docs/deploy.md, “Accounts”.\n",
  plan: "\nYapılacaklar:",
  confirm: "Bunlar yapılsın mı?",
  cancelled: "Hiçbir şey değiştirilmedi.",
  finished: (address: string, url: string) =>
    `\nYayında: ${address}\n${url} adresini oraya yönlendirin (docs/deploy.md, “Domain”); sonra: npm run check:live -- ${url} --send`,
  folderReady: (url: string) =>
    "\nSite public klasöründe hazır: içindekileri barındırıcınıza yükleyin (docs/deploy.md, “Another host”); sonra: " +
    `npm run check:live -- ${url} --send`,
  steps: {
    link: "Supabase projesine bağlanma",
    read: "Şu anki durumu okuma",
    preview: "Veritabanında yapılacaklar (deneme)",
    build: "Site",
    place: "Barındırıcıda yer açma",
    database: "Veritabanının yapısı",
    handOver: "Mesaj servisinin veritabanı parolası ve zamanlayıcının anahtarı",
    secrets: "Mesaj servisinin ayarları",
    ssl: "Veritabanı bağlantılarında şifreleme (veritabanı birkaç saniyeliğine yeniden başlar)",
    function: "Mesaj servisi",
    upload: "Yükleme",
    check: "Dışarıdan denetim (üç dakika sürebilir)",
  },
  failed: (title: string, advice: string) =>
    `“${title}” yapılamadı; nedeni yukarıda yazıyor. ${advice} ${again}`,
  advice: {
    supabase:
      "Supabase anahtarınızı ve yetkilerini, projenin adını ve durumunu denetleyin (ücretsiz planda bir hafta kullanılmayan " +
      "proje durur: panelde “Restore project”).",
    build: "Yayındaki hiçbir şey değişmedi.",
    host: "Barındırıcınızın anahtarını, yetkisini ve yazdığınız adı denetleyin.",
    check: "docs/deploy.md, “When something is wrong” bölümüne bakın.",
  },
  noPooler: `Supabase, veritabanının adresini vermedi: proje yeniyse birkaç dakika bekleyin, anahtarınız sınırlıysa docs/deploy.md içindeki yetkileri verin. ${again}`,
  noKey: `Projede yayımlanabilir anahtar yok. Panelde Settings → API Keys → “Create new API keys” deyin. ${again}`,
  nameTaken: (name: string) => `“${name}” adıyla bir yer açılamadı; başkasının olabilir. Başka bir ad yazın.`,
  empty: "Boş bırakılamaz.",
  noTerminal: (name: string) =>
    `${name} ayarı yok. Soru sorulmayan bir çalıştırmada (--yes) bu değer ortam değişkeni olarak verilir.`,
  badSetting: (name: string, reason: string) => `${name} ayarı kullanılamıyor: ${reason}`,
  badUrl:
    "https:// ile başlayan, sonunda eğik çizgi olmayan gerçek bir adres yazın: https://www.laboratuvariniz.com",
  badRef: "20 küçük harf olmalı, örneğin abcdefghijklmnopqrst.",
};

/** Questions by the environment variable that answers them. */
export const questions = {
  SITE_URL: "Sitenin yayımlanacağı adres (content/site.yaml içindeki url örnek adres)",
  SUPABASE_ACCESS_TOKEN: "Supabase erişim anahtarı (supabase.com → Account → Access Tokens; sbp_ ile başlar)",
  SUPABASE_PROJECT_REF:
    "Supabase projesinin kısa adı: panelde supabase.com/dashboard/project/ sonrasındaki 20 harf",
  SITE_HOST: "Site nerede barındırılıyor?",
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
  MAILS_PER_DAY: "Posta planınızın bir günde izin verdiği posta sayısı (Resend’in ücretsiz planında 100)",
  MAIL_FROM: "Gönderen: doğrulanmış alan adınızda bir adres",
  MAIL_TO: "Mesajların gideceği adresler (birden çoksa virgülle)",
  HEARTBEAT_URL: "Günlük özet çıkmayınca haber veren servisin adresi (yoksa boş bırakın)",
};

/** Answers to the question for the host. */
export const hostNames = [
  { value: "cloudflare", label: "Cloudflare Pages" },
  { value: "netlify", label: "Netlify" },
  { value: "folder", label: "Başka yerde (public klasörünü kendim yükleyeceğim)" },
];
