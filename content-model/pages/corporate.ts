import { z } from "zod";
import { reservedIds } from "../../src/lib/page-ids";
import { distinct, type FieldMeta, link, paragraph, prose, slug, text } from "../fields";
import { banner, callToAction, carousel, picture, sectionHead, seo, tag, titledText } from "../parts";
import { stat } from "../quantities";
import { technology } from "./home";
import { certificates, stats, steps, story, titledTexts } from "./sections";

/** What a page begins with: slides, or one picture with a title. */
const heads = { carousel: carousel.optional(), banner: banner.optional() };

const hasOneHead = (page: { readonly carousel?: unknown; readonly banner?: unknown }): boolean =>
  (page.carousel === undefined) !== (page.banner === undefined);

/** The longest that an axis of years shows. */
const mostYears = 60;

const yearsFit = (entries: readonly { readonly year: number }[]): boolean => {
  const years = entries.map(({ year }) => year);
  return Math.max(...years) - Math.min(...years) <= mostYears;
};

export const aboutPageSchema = z
  .strictObject({
    seo,
    ...heads,
    story: story.optional(),
    facts: z
      .strictObject({
        title: text("Bölüm başlığı.", 90),
        rows: z.array(stat).min(1).max(12).describe("Satırlar."),
      })
      .optional()
      .describe("Bilgiler tablosu."),
    values: titledTexts.optional().describe("Değerler bölümü."),
    timeline: z
      .strictObject({
        ...sectionHead,
        entries: z
          .array(
            z
              .strictObject({
                year: distinct(z.number().int().min(1900).max(2100).describe("Yıl.")),
                title: text("Olayın adı.", 40),
                description: text("Olayın açıklaması.", 160),
              })
              .describe("Bir olay.")
              .meta({ typeName: "TimelineEntry" } satisfies FieldMeta),
          )
          .min(2)
          .max(12)
          .refine(yearsFit, { message: "yearSpan" })
          .describe("Olaylar, eskiden yeniye; ilki ile sonuncusu arasında en çok 60 yıl olur."),
      })
      .optional()
      .describe("Zaman çizelgesi."),
    team: z
      .strictObject({ ...sectionHead, groups: z.array(stat).min(1).max(8).describe("Ekipler.") })
      .optional()
      .describe("Ekip bölümü."),
    certificates: certificates.optional(),
    visit: z
      .strictObject({
        title: text("Bölüm başlığı.", 90),
        addressTitle: text("Adres sütununun başlığı.", 40),
        contactTitle: text("İletişim sütununun başlığı.", 40),
        hoursTitle: text("Çalışma saatlerinin başlığı.", 40),
      })
      .optional()
      .describe("Adres, iletişim ve çalışma saatleri bölümü."),
  })
  .refine(hasOneHead, { message: "oneHead" });

export const visionPageSchema = z
  .strictObject({
    seo,
    ...heads,
    goals: z
      .strictObject({
        ...sectionHead,
        items: z.array(titledText).min(1).max(12).describe("Hedefler."),
        growth: z
          .strictObject({ now: stat.describe("Bugünkü sayı."), goal: stat.describe("Hedeflenen sayı.") })
          .optional()
          .describe("Bugünden hedefe giden yol, tek eksende.")
          .meta({ typeName: "Growth" } satisfies FieldMeta),
      })
      .optional()
      .describe("Hedefler bölümü."),
    investment: z
      .strictObject({
        ...sectionHead,
        items: z.array(stat).min(1).max(8).describe("Yatırımlar, yüzde olarak."),
      })
      .optional()
      .describe("Teknoloji yatırımı bölümü."),
    criteria: titledTexts.optional().describe("Başarı ölçütleri bölümü."),
    callToAction: callToAction.optional(),
  })
  .refine(hasOneHead, { message: "oneHead" });

export const missionPageSchema = z
  .strictObject({
    seo,
    ...heads,
    values: titledTexts.optional().describe("Değerler bölümü."),
    service: stats.optional().describe("Hizmet kalitesi sayıları."),
    policy: steps.optional().describe("Kalite politikası."),
    callToAction: callToAction.optional(),
  })
  .refine(hasOneHead, { message: "oneHead" });

export const faqPageSchema = z.strictObject({
  seo,
  banner,
  support: titledTexts.optional().describe("Destek kartları."),
  questions: z
    .strictObject({
      ...sectionHead,
      items: z
        .array(
          z
            .strictObject({
              id: distinct(slug("Sorunun adresteki adı, örneğin teslim-suresi.")),
              question: text("Soru.", 120),
              answer: paragraph("Yanıt."),
            })
            .refine(({ id }) => !reservedIds.includes(id), { message: "reservedId" })
            .describe("Bir soru ve yanıtı.")
            .meta({ typeName: "Question" } satisfies FieldMeta),
        )
        .min(1)
        .max(40)
        .describe("Sorular, sırasıyla."),
    })
    .describe("Sorular bölümü."),
  shortAnswers: titledTexts
    .optional()
    .describe(
      "Açılmadan okunan kısa sorular ve yanıtları; site.yaml dosyasındaki “practice” bilgileri de burada görünür.",
    ),
  contact: z
    .strictObject({
      ...sectionHead,
      phone: titledText.describe("Telefonla ulaşma."),
      whatsapp: titledText
        .optional()
        .describe("Mesajla ulaşma; site.yaml içinde WhatsApp numarası varsa yazılır."),
      whatsappLabel: text("WhatsApp bağlantısının adı; numara varsa yazılır.", 40).optional(),
      email: titledText
        .optional()
        .describe("E-postayla ulaşma; site.yaml içinde e-posta adresi varsa yazılır."),
    })
    .optional()
    .describe("İletişim yolları bölümü."),
  callToAction: callToAction.optional(),
});

export const contactPageSchema = z.strictObject({
  seo,
  banner,
  details: z
    .strictObject({
      title: text("Bölüm başlığı.", 90),
      lede: prose("Bölümün tanıtımı."),
      whatsappLabel: text(
        "WhatsApp bağlantısının adı; site.yaml içinde WhatsApp numarası varsa yazılır.",
        40,
      ).optional(),
      hoursTitle: text("Çalışma saatlerinin başlığı.", 40),
      support: z
        .strictObject({
          label: text("Satırın adı.", 40),
          hours: text("Destek saatleri, örneğin 24/7.", 20),
        })
        .optional()
        .describe("Çalışma saatlerinden ayrı bir destek hattının saatleri; yoksa yazılmaz.")
        .meta({ typeName: "SupportHours" } satisfies FieldMeta),
    })
    .describe("İletişim bilgileri ve form."),
  map: z
    .strictObject({
      showLabel: text("Haritayı açan düğmenin adı.", 40),
      notice: text("Haritanın nereden yüklendiğini söyleyen cümle.", 160),
      directionsLabel: text("Yol tarifi bağlantısının adı.", 40),
      scaleLabel: text("Ölçek çubuğunun değeri.", 20),
    })
    .optional()
    .describe("Harita bölümü."),
});

export const laboratoryPageSchema = z.strictObject({
  seo,
  banner,
  stats: stats.optional(),
  story: story.optional(),
  technology: z
    .strictObject({ ...sectionHead, items: z.array(technology).min(1).max(12).describe("Kartlar.") })
    .optional()
    .describe("Teknoloji kartları."),
  callToAction: callToAction.optional(),
});

export const kvkkPageSchema = z.strictObject({
  seo,
  banner,
  intro: z
    .array(distinct(paragraph("Bir paragraf.")))
    .min(1)
    .max(8)
    .describe("Aydınlatma metninin girişi."),
  draft: text(
    "Metnin bir hukukçunun gözünden geçmediğini söyleyen uyarı; geçince satır silinir.",
    200,
  ).optional(),
  principles: titledTexts.optional().describe("İşleme ilkeleri."),
  data: titledTexts.describe("İşlenen kişisel veriler."),
  purposes: titledTexts.optional().describe("İşleme amaçları ve her birinin hukuki sebebi."),
  recipients: titledTexts
    .optional()
    .describe("Verilerin aktarıldığı kişiler; site.yaml dosyasındaki “providers” bunlara eklenir."),
  retention: titledTexts.optional().describe("Hangi verinin ne kadar süreyle saklandığı."),
  forms: titledTexts.describe("Formla gelen verilerin nasıl işlendiği."),
  rights: titledTexts.describe("İlgili kişinin hakları."),
  terms: titledTexts.optional().describe("Kullanım koşulları."),
  contact: z
    .strictObject({
      title: text("Bölüm başlığı.", 90),
      text: paragraph("Başvurunun nasıl yapılacağı."),
      emailLabel: text(
        "E-posta satırının adı; site.yaml içinde KVKK e-posta adresi varsa yazılır.",
        40,
      ).optional(),
      addressLabel: text("Adres satırının adı; KVKK e-posta adresi yoksa yazılır.", 40).optional(),
      phoneLabel: text("Telefon satırının adı.", 40),
      cityLabel: text("Şehir satırının adı.", 40),
    })
    .describe("Başvuru bilgileri."),
});

export const qualityPageSchema = z.strictObject({
  seo,
  banner,
  certificates: certificates.optional(),
  control: steps.optional().describe("Kalite kontrol adımları."),
  metrics: stats.optional().describe("Kalite ölçüleri."),
  callToAction: callToAction.optional(),
});

export const messageReceivedPageSchema = z.strictObject({
  seo,
  tag,
  image: picture.optional(),
  onward: z
    .strictObject({
      ...sectionHead,
      links: z
        .array(
          z
            .strictObject({
              label: text("Bağlantının adı.", 40),
              to: distinct(link("Bağlantının gittiği sayfa.")),
              description: text("Bağlantının yanındaki açıklama.", 160),
            })
            .describe("Bir bağlantı.")
            .meta({ typeName: "OnwardLink" } satisfies FieldMeta),
        )
        .min(1)
        .max(6)
        .describe("Bağlantılar, sırasıyla."),
    })
    .optional()
    .describe("Ziyaretçinin gidebileceği sayfalar."),
  callToAction: callToAction.optional(),
});

export const notFoundPageSchema = z.strictObject({
  seo,
  title: text("Başlık, örneğin 404.", 10),
  message: text("Başlığın altındaki cümle.", 60),
  homeLabel: text("Ana sayfa bağlantısının adı.", 40),
  language: z
    .literal("en")
    .optional()
    .describe("Başlığın altındaki cümle ile bağlantı İngilizceyse en; ekran okuyucu onları öyle okur."),
  help: text("Türkçe yardım cümlesi.", 200),
  searchLabel: text("Arama kutusunun etiketi.", 60),
  nearestTitle: text("En yakın sayfaların başlığı.", 60),
  noResult: text("Arama sonuç vermediğinde görünen cümle.", 120),
  groupsTitle: text("Ürün kategorilerine giden bağlantıların başlığı.", 60),
});
