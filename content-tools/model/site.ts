import { z } from "zod";
import { socialKinds } from "../../src/lib/social-names";
import { distinct, type FieldMeta, keyword, link, paragraph, text } from "./fields";
import { picture } from "./parts";
import { quantity } from "./quantities";

const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3])\.[0-5]\d$/)
    .describe(description)
    .meta({ kind: "keyword" } satisfies FieldMeta);

/** Facts of the whole laboratory. Every text may use them as {name}. */
export const siteFacts = z.strictObject({
  foundedYear: quantity.describe("Kuruluş yılı."),
  experience: quantity.describe("Deneyim, yıl olarak."),
  satisfiedDentists: quantity.describe("Memnun diş hekimi sayısı."),
  partnerClinics: quantity.describe("Çözüm ortağı klinik sayısı."),
  producedProstheses: quantity.describe("Üretilen protez sayısı."),
  completedProjects: quantity.describe("Tamamlanan proje sayısı."),
  staff: quantity.describe("Çalışan sayısı."),
  technicians: quantity.describe("Teknisyen sayısı."),
  qualityControllers: quantity.describe("Kalite kontrol ekibinin sayısı."),
  cadCamOperators: quantity.describe("CAD/CAM operatörü sayısı."),
  customerService: quantity.describe("Müşteri hizmetleri ekibinin sayısı."),
  support: quantity.describe("Teknik destek saatleri."),
  satisfaction: quantity.describe("Müşteri memnuniyeti, yüzde."),
  onTimeDelivery: quantity.describe("Zamanında teslim, yüzde."),
  qualityCompliance: quantity.describe("Kalite standartlarına uyum, yüzde."),
  qualityRate: quantity.describe("Kalite oranı, yüzde."),
  inspected: quantity.describe("Kontrolden geçen iş, yüzde."),
  fixedDelivery: quantity.describe("Sabit kronların teslim süresi."),
  removableDelivery: quantity.describe("Hareketli protezlerin teslim süresi."),
  urgentDelivery: quantity.describe("Acil işlerin teslim süresi."),
  warranty: quantity.describe("Protezlerin genel garanti süresi."),
  replyTime: quantity.describe("Mesajlara dönüş süresi."),
  goalPartners: quantity.describe("Hedeflenen çözüm ortağı sayısı."),
  goalProstheses: quantity.describe("Hedeflenen yıllık protez sayısı."),
  goalYear: quantity.describe("Hedeflerin yılı."),
  enamelThickness: quantity.describe("Porselende mine tabakasının kalınlığı."),
  dentinThickness: quantity.describe("Porselende dentin tabakasının kalınlığı."),
  retention: quantity.describe("Form mesajlarının saklama süresi."),
});

/** What the law wants to know of the company, as far as it has it. */
const company = z
  .strictObject({
    legalName: text("Ticaret unvanı, sicildeki yazımıyla.", 160),
    mersis: z
      .string()
      .regex(/^\d{16}$/)
      .optional()
      .describe("MERSİS numarası, 16 rakam.")
      .meta({ kind: "keyword" } satisfies FieldMeta),
    taxOffice: text("Vergi dairesinin adı, örneğin Erciyes.", 60).optional(),
    taxNumber: z
      .string()
      .regex(/^\d{10,11}$/)
      .optional()
      .describe("Vergi numarası, 10 rakam; şahıs işletmesinde 11 rakamlı kimlik numarası da olabilir.")
      .meta({ kind: "keyword" } satisfies FieldMeta),
  })
  .describe("Şirket bilgileri; alt bilgide, KVKK sayfasında ve arama motorlarına verilen bilgilerde görünür.")
  .meta({ typeName: "Company" } satisfies FieldMeta);

export const siteSchema = z.strictObject({
  brand: text("Laboratuvarın marka adı; başlıktaki yerine sığıp sığmadığı ölçülür.", 60),
  subtitle: text("Markanın altındaki tanım.", 40),
  legalNotice: text("Alt bilgideki telif cümlesi; ticaret unvanını {legalName} ile yazabilirsiniz.", 240),
  company: company.optional(),
  sampleNotice: text("Örnek içerik uyarısı; gerçek laboratuvarda silinir.", 120).optional(),
  blurb: paragraph("Alt bilgideki şirket tanıtımı."),
  url: z
    .string()
    // It also goes into files that are not HTML (robots.txt, the sitemap): no signs that mean something there.
    .regex(/^https:\/\/[^\s/?#"'<>\\]+$/)
    .describe("Sitenin yayımlandığı adres, sonunda eğik çizgi olmadan.")
    .meta({ kind: "keyword" } satisfies FieldMeta),
  phone: z
    .strictObject({
      display: keyword("Telefonun okunacağı biçim."),
      e164: z
        .string()
        .regex(/^\+\d{8,15}$/)
        .describe("Telefonun uluslararası biçimi, boşluksuz.")
        .meta({ kind: "keyword" } satisfies FieldMeta),
      masked: keyword("KVKK sayfasında görünen, son rakamları gizlenmiş biçim."),
    })
    .describe("Telefon.")
    .meta({ typeName: "SitePhone" } satisfies FieldMeta),
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/)
    .describe(
      "WhatsApp numarası: ülke koduyla, yalnız rakam; satır silinirse WhatsApp bağlantıları sitenin hiçbir yerinde görünmez.",
    )
    .meta({ kind: "keyword" } satisfies FieldMeta)
    .optional(),
  email: z
    .email()
    .describe("Genel e-posta adresi.")
    .meta({ kind: "keyword" } satisfies FieldMeta),
  kvkkEmail: z
    .email()
    .describe("Kişisel veri başvurularının e-posta adresi.")
    .meta({ kind: "keyword" } satisfies FieldMeta),
  address: z
    .strictObject({
      street: text("Mahalle, cadde ve numara.", 120),
      city: text("Şehir.", 40),
      postalCode: keyword("Posta kodu."),
      latitude: z.number().min(-90).max(90).describe("Enlem."),
      longitude: z.number().min(-180).max(180).describe("Boylam."),
    })
    .describe("Adres ve haritadaki yeri.")
    .meta({ typeName: "SiteAddress" } satisfies FieldMeta),
  social: z
    .array(
      z
        .strictObject({
          kind: distinct(z.enum(socialKinds).describe("Ağın adı.")),
          url: z
            .string()
            .regex(/^https:\/\/[^\s"'<>\\]+$/)
            .describe("Hesabın adresi, https:// ile.")
            .meta({ kind: "webAddress" } satisfies FieldMeta),
        })
        .describe("Bir sosyal medya hesabı.")
        .meta({ typeName: "SocialLink" } satisfies FieldMeta),
    )
    .min(1)
    .optional()
    .describe("Sosyal medya hesapları, sırasıyla; alt bilgide ve iletişim sayfasında görünür."),
  hours: z
    .array(
      z
        .strictObject({
          days: distinct(text("Günler, okunacağı gibi.", 40)),
          opens: time("Açılış saati, örneğin 08.00."),
          closes: time("Kapanış saati, örneğin 18.00."),
          schemaDays: z
            .array(z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]))
            .min(1)
            .describe("Günlerin arama motorları için İngilizce adları."),
        })
        .describe("Bir çalışma aralığı.")
        .meta({ typeName: "OpeningHours" } satisfies FieldMeta),
    )
    .min(1)
    .max(7)
    .describe("Çalışma saatleri."),
  facts: siteFacts
    .describe("Laboratuvarın sayıları; metinlerde {ad} biçiminde kullanılır.")
    .meta({ graphql: false } satisfies FieldMeta),
  ownFacts: z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), quantity)
    .optional()
    .describe("Listede olmayan kendi sayılarınız; onlar da metinlerde {ad} biçiminde kullanılır.")
    .meta({ graphql: false } satisfies FieldMeta),
  socialImage: picture.describe("Kendi görseli olmayan sayfaların paylaşım görseli."),
});

const navigationLink = z
  .strictObject({
    label: text("Bağlantının adı.", 40),
    to: distinct(link("Bağlantının gittiği sayfa.")),
    mobileLabel: text("Mobil menüdeki ad; verilmezse aynısı.", 40).optional(),
    description: text("Menüde adın altındaki açıklama.", 80).optional(),
  })
  .describe("Menü bağlantısı.")
  .meta({ typeName: "NavigationLink" } satisfies FieldMeta);

export const navigationSchema = z.strictObject({
  home: navigationLink.describe("Ana sayfa bağlantısı."),
  corporate: z
    .strictObject({
      label: text("Menünün adı.", 30),
      links: z.array(navigationLink).min(1).max(12).describe("Menüdeki bağlantılar, sırasıyla."),
    })
    .describe("Kurumsal menüsü.")
    .meta({ typeName: "CorporateMenu" } satisfies FieldMeta),
  products: z
    .strictObject({
      label: text("Menünün adı.", 30),
      turnaroundLabel: text("Süre sütununun başlığı.", 30),
      groups: z
        .array(distinct(text("Grubun adı.", 40)))
        .min(1)
        .max(3)
        .describe("Ürün grupları, menüdeki sırasıyla; ürün dosyaları grubunu adıyla seçer."),
    })
    .describe("Ürünler menüsü; ürünleri kendi dosyalarından gelir.")
    .meta({ typeName: "ProductsMenu" } satisfies FieldMeta),
  laboratory: navigationLink.describe("Laboratuvar bağlantısı."),
  contact: navigationLink.describe("İletişim bağlantısı."),
  footer: z
    .strictObject({
      servicesTitle: text("Ürün bağlantılarının başlığı.", 40),
      serviceLinks: z
        .array(navigationLink)
        .max(12)
        .describe("Ürünlerden sonra gelen hizmet bağlantıları; ürünler kendi dosyalarından eklenir."),
      quickTitle: text("Hızlı bağlantıların başlığı.", 40),
      quickLinks: z.array(navigationLink).min(1).max(12).describe("Hızlı bağlantılar."),
      contactTitle: text("İletişim bilgilerinin başlığı.", 40),
      whatsappLabel: text("WhatsApp düğmesinin adı.", 40),
    })
    .describe("Alt bilgi bağlantıları.")
    .meta({ typeName: "FooterNavigation" } satisfies FieldMeta),
});
