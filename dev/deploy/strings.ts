/** An error with a message for the user: what is wrong and how to fix it. */
export class DeployError extends Error {}

const again = "Sonra komutu yeniden çalıştırın: yapılmış olanlar korunur, kalanlar tamamlanır.";

/** Strings of `npm run deploy`. */
export const strings = {
  intro:
    "Bu komut siteyi ve mesaj servisini yayımlar. Önce şu anki duruma bakar, neyi değiştireceğini gösterir ve onayınızı ister.\n" +
    "Yazdığınız anahtarlar ekranda görünmez ve bu bilgisayarda saklanmaz.\n\n" +
    "Elinizin altında bulunsun:\n" +
    "  1. Supabase'de Frankfurt bölgesinde bir proje ve hesabınızın erişim anahtarı (supabase.com)\n" +
    "  2. Resend'de doğrulanmış alan adı ve yalnız gönderme yetkili bir anahtar (resend.com), ya da kendi posta sunucunuz\n" +
    "  3. Cloudflare ya da Netlify hesabının erişim anahtarı\n",
  project: ({ name, ref }: { name: string; ref: string }) => `Supabase projesi: ${name} (${ref})`,
  planTitle: "Yapılacaklar",
  isDone: (title: string) => `  = ${title}: hazır`,
  willChange: (title: string, detail: string) => `  + ${title}: ${detail}`,
  confirm: "Bunlar yapılsın mı?",
  cancelled: "Hiçbir şey değiştirilmedi.",
  dryRun: "Deneme çalıştırması: hiçbir şey değiştirilmedi.",
  doing: (title: string) => `\n→ ${title} …`,
  done: (title: string) => `✓ ${title}`,
  finished: (url: string) => `\nSite yayında: ${url}`,
  finishedWithFaults: (count: number) =>
    `\nYayımlandı, ama dışarıdan bakınca ${count} sorun görünüyor (yukarıda). docs/deploy.md, “When something is wrong” bölümüne bakın.`,
  domainElsewhere: (url: string, address: string) =>
    `${url} henüz bu siteye gelmiyor: alan adını barındırıcınıza yönlendirin (docs/deploy.md, “Domain”). ` +
    `Denetim şimdilik ${address} adresinde yapılıyor.`,
  checkLater: (url: string) =>
    `Yükledikten ve alan adını yönlendirdikten sonra denetleyin: npm run check:live -- ${url} --send`,
  testMails: "İki deneme mesajı gönderildi; “check:live” işaretli iki posta bir dakika içinde gelmeli.",

  steps: {
    build: "Site",
    ssl: "Veritabanı bağlantılarında şifreleme",
    migrations: "Veritabanının yapısı",
    role: "Mesaj servisinin veritabanı hesabı",
    secrets: "Mesaj servisinin ayarları",
    function: "Mesaj servisi",
    scheduler: "Zamanlayıcı",
    upload: "Yükleme",
    host: "Barındırıcıdaki yer",
    check: "Dışarıdan denetim",
    wait: "Mesaj servisinin ve zamanlayıcının yanıtı (iki dakika sürebilir)",
  },
  reads: {
    project: "Proje",
    migrations: "Veritabanının yapısını okuma",
    ssl: "Şifreleme ayarını okuma",
    pooler: "Veritabanının adresini okuma",
    secrets: "Mesaj servisinin ayarlarını okuma",
    keys: "Sitenin anahtarını okuma",
    function: "Yayındaki mesaj servisini okuma",
  },
  changes: {
    ssl: "zorunlu olacak (veritabanı birkaç saniyeliğine yeniden başlar)",
    migrations: (names: readonly string[]) => `${names.length} adım uygulanacak (${names.join(", ")})`,
    role: "kimsenin yazmadığı yeni bir parolayla açılacak",
    roleAgain: "mesaj servisi veritabanına giremiyor; parola yenilenecek",
    secrets: (added: readonly string[], changed: readonly string[], removed: readonly string[]) =>
      [
        added.length > 0 ? `eklenecek: ${added.join(", ")}` : "",
        changed.length > 0 ? `değişecek: ${changed.join(", ")}` : "",
        removed.length > 0 ? `silinecek: ${removed.join(", ")}` : "",
      ]
        .filter(Boolean)
        .join("; "),
    functionNew: "ilk kez yayımlanacak",
    functionChanged: (names: readonly string[]) => `yenilenecek (${names.length} dosya farklı)`,
    scheduler: "işleri, adresi ve anahtarı kaydedilecek",
    build: (url: string) => `${url} için yapılacak`,
    upload: (host: string) => `${host}, değişen dosyalar yüklenecek`,
    host: (address: string) => `açılacak (${address})`,
  },

  questions: {
    token:
      "Supabase erişim anahtarı (supabase.com → Account → Access Tokens → Generate new token; sbp_ ile başlar)",
    ref: "Supabase projesinin adresi ya da kısa adı (panelde supabase.com/dashboard/project/ sonrasındaki 20 harf)",
    url: "Sitenin yayımlanacağı adres (content/site.yaml içindeki url örnek adres)",
    host: "Site nerede barındırılıyor?",
    hosts: {
      cloudflare: "Cloudflare Pages",
      netlify: "Netlify",
      folder: "Başka yerde (public klasörünü kendim yükleyeceğim)",
    },
    cloudflareToken:
      "Cloudflare API anahtarı (My Profile → API Tokens; izin: Account → Cloudflare Pages → Edit)",
    cloudflareAccount: "Hangi Cloudflare hesabı?",
    cloudflareProject: "Cloudflare Pages projesinin adı (ilk adresi olur: <ad>.pages.dev)",
    netlifyToken: "Netlify erişim anahtarı (User settings → Applications → Personal access tokens)",
    netlifySite: "Netlify sitesinin adı (ilk adresi olur: <ad>.netlify.app)",
    mailKept: "Posta ayarları duruyor. Değiştirilsin mi?",
    transport: "Postalar nasıl gönderilsin?",
    transports: {
      resend: "Resend (posta servisi)",
      smtp: "Kendi posta sunucumuz (SMTP)",
    },
    resendKey: "Resend anahtarı (yalnız gönderme yetkili; re_ ile başlar)",
    smtpHost: "Posta sunucusunun adı",
    smtpPort: "Bağlantı noktası (port): 465 ya da 2465",
    smtpUser: "Hesabın adı",
    smtpPassword: "Hesabın parolası",
    kept: (question: string) => `${question} (değişmeyecekse boş bırakın)`,
    mailFrom: "Gönderen: doğrulanmış alan adınızda bir adres",
    mailTo: "Mesajların gideceği adresler (birden çoksa virgülle)",
    resendWebhook:
      "Ulaşmayan postaları bildiren webhook’un anahtarı, yoksa boş bırakın (Resend → Webhooks; adresi " +
      "https://<proje>.supabase.co/functions/v1/send-contact-email/events; olayları bounced, complained, suppressed, failed)",
    heartbeat: "Günlük özet çıkmayınca haber veren servisin adresi (yoksa boş bırakın)",
    sendTest: "Sonunda her formdan birer deneme mesajı gönderilsin mi?",
  },
  answers: {
    token: "Anahtar sbp_ ile başlar ve boşluk içermez.",
    ref: "20 küçük harf olmalı, örneğin abcdefghijklmnopqrst; panelin adresini olduğu gibi yapıştırabilirsiniz.",
    url: "https:// ile başlayan, sonunda eğik çizgi olmayan gerçek bir adres yazın: https://www.laboratuvariniz.com",
    empty: "Boş bırakılamaz.",
    name: "Küçük harf, rakam ve kısa çizgi kullanın; harfle başlayın.",
    resendKey: "Resend anahtarı re_ ile başlar.",
    resendWebhook: "Webhook anahtarı whsec_ ile başlar.",
    port: "465 ya da 2465 yazın: Supabase 25 ve 587 numaralı bağlantı noktalarını kapatabilir.",
    address:
      "Bir e-posta adresi yazın: bilgi@laboratuvariniz.com ya da Laboratuvarınız <web@laboratuvariniz.com>",
    addresses:
      "Virgülle ayrılmış e-posta adresleri yazın: bilgi@laboratuvariniz.com, lab@laboratuvariniz.com",
    https: "https:// ile başlayan bir adres yazın ya da boş bırakın.",
  },

  noTerminal: (name: string) =>
    `${name} ayarı yok. Soru sorulmayan bir çalıştırmada (--yes) bu değer ortam değişkeni olarak verilir.`,
  badSetting: (name: string, reason: string) => `${name} ayarı kullanılamıyor: ${reason}`,
  settingsRefused: (reason: string) => `Mesaj servisi bu ayarlarla başlamaz: ${reason}`,
  timeout: "süre doldu",
  noNetwork: (host: string, reason: string) =>
    `${host} adresine ulaşılamadı (${reason}). İnternet bağlantısını ve varsa güvenlik duvarını denetleyin. ${again}`,
  wrongToken:
    "Supabase bu erişim anahtarını tanımıyor: yanlış kopyalanmış, süresi dolmuş ya da silinmiş olabilir. " +
    "supabase.com → Account → Access Tokens sayfasında yenisini oluşturun.",
  missingRight: (what: string, reason: string) =>
    `Bu erişim anahtarının yetkisi yetmiyor (${what}: ${reason}). Projenin sahibi ya da yöneticisi olan bir hesapta anahtar ` +
    `oluşturun; sınırlı bir anahtarsa docs/deploy.md, “Accounts” bölümündeki izinleri verin. ${again}`,
  noProject: (ref: string) =>
    `Bu hesapta ${ref} adlı bir proje yok. Panelde projeyi açın ve adresindeki 20 harfi kopyalayın.`,
  paused: (name: string) =>
    `${name} projesi durdurulmuş (ücretsiz planda bir hafta kullanılmayan proje durur). Panelde “Restore project” deyin, ` +
    `birkaç dakika bekleyin. ${again}`,
  notReady: (name: string, status: string) =>
    `${name} projesi henüz hazır değil (${status}). Birkaç dakika bekleyin. ${again}`,
  refused: (what: string, status: number, reason: string) =>
    `${what}: Supabase kabul etmedi (${status}: ${reason}). ${again}`,
  noPooler: `Projenin veritabanı adresi okunamadı. Panelde proje açılıyorsa birkaç dakika bekleyin. ${again}`,
  noKey: `Projede yayımlanabilir anahtar yok. Panelde Settings → API Keys → “Create new API keys” deyin. ${again}`,
  schedulerSilent: `Zamanlayıcı iki dakikadır mesaj servisini çağırmadı. Panelde Database → Extensions içinde pg_cron ve pg_net açık mı? ${again}`,
  databaseSilent: `Mesaj servisi yayında, ama veritabanına giremiyor. Birkaç dakika bekleyin. ${again}`,
  buildFailed: `Site yapılamadı; nedeni yukarıda yazıyor. Yayındaki hiçbir şey değişmedi. ${again}`,
  uploadFailed: (tool: string) => `${tool} siteyi yükleyemedi; nedeni yukarıda yazıyor. ${again}`,
  hostRefused: (host: string, status: number, reason: string) =>
    status === 401 || status === 403
      ? `${host} bu anahtarı kabul etmedi (${status}: ${reason}). Anahtarı ve yetkisini denetleyin. ${again}`
      : `${host} isteği kabul etmedi (${status}: ${reason}). ${again}`,
  noAccount: `Bu Cloudflare anahtarı hiçbir hesaba yetkili değil. Anahtara Account → Cloudflare Pages → Edit izni verin. ${again}`,
  folderReady:
    "Site public klasöründe hazır. Klasörün içindekileri barındırıcınıza yükleyin (docs/deploy.md, “Another host”).",
};
