import { z } from "zod";
import { distinct, type FieldMeta, link, paragraph, slug, text } from "../fields";
import { banner, callToAction, carousel, picture, sectionHead, seo, tag, titledText } from "../parts";
import { stat } from "../quantities";
import { technology } from "./home";
import { certificates, stats, steps, story, titledTexts } from "./sections";

/** The longest that an axis of years shows. */
const mostYears = 60;

const yearsFit = (entries: readonly { readonly year: number }[]): boolean => {
  const years = entries.map(({ year }) => year);
  return Math.max(...years) - Math.min(...years) <= mostYears;
};

export const aboutPageSchema = z.strictObject({
  seo,
  carousel,
  story,
  facts: z
    .strictObject({
      title: text("Bölüm başlığı.", 90),
      rows: z.array(stat).min(1).max(12).describe("Satırlar."),
    })
    .describe("Bilgiler tablosu."),
  values: titledTexts.describe("Değerler bölümü."),
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
    .describe("Zaman çizelgesi."),
  team: z
    .strictObject({ ...sectionHead, groups: z.array(stat).min(1).max(8).describe("Ekipler.") })
    .describe("Ekip bölümü."),
  certificates,
  visit: z
    .strictObject({
      title: text("Bölüm başlığı.", 90),
      addressTitle: text("Adres sütununun başlığı.", 40),
      contactTitle: text("İletişim sütununun başlığı.", 40),
      hoursTitle: text("Çalışma saatlerinin başlığı.", 40),
    })
    .describe("Adres, iletişim ve çalışma saatleri bölümü."),
});

export const visionPageSchema = z.strictObject({
  seo,
  carousel,
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
    .describe("Hedefler bölümü."),
  investment: z
    .strictObject({
      ...sectionHead,
      items: z.array(stat).min(1).max(8).describe("Yatırımlar, yüzde olarak."),
    })
    .describe("Teknoloji yatırımı bölümü."),
  criteria: titledTexts.describe("Başarı ölçütleri bölümü."),
  callToAction,
});

export const missionPageSchema = z.strictObject({
  seo,
  carousel,
  values: titledTexts.describe("Değerler bölümü."),
  service: stats.describe("Hizmet kalitesi sayıları."),
  policy: steps.describe("Kalite politikası."),
  callToAction,
});

export const faqPageSchema = z.strictObject({
  seo,
  banner,
  support: titledTexts.describe("Destek kartları."),
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
            .describe("Bir soru ve yanıtı.")
            .meta({ typeName: "Question" } satisfies FieldMeta),
        )
        .min(1)
        .max(40)
        .describe("Sorular, sırasıyla."),
    })
    .describe("Sorular bölümü."),
  contact: z
    .strictObject({
      ...sectionHead,
      phone: titledText.describe("Telefonla ulaşma."),
      whatsapp: titledText.describe("Mesajla ulaşma."),
      whatsappLabel: text("WhatsApp bağlantısının adı.", 40),
      email: titledText.describe("E-postayla ulaşma."),
    })
    .describe("İletişim yolları bölümü."),
  callToAction,
});

export const contactPageSchema = z.strictObject({
  seo,
  banner,
  details: z
    .strictObject({
      title: text("Bölüm başlığı.", 90),
      lede: text("Bölümün tanıtımı.", 260),
      whatsappLabel: text("WhatsApp bağlantısının adı.", 40),
      hoursTitle: text("Çalışma saatlerinin başlığı.", 40),
      supportLabel: text("Teknik destek satırının adı.", 40),
      supportHours: text("Teknik destek saatleri.", 20),
    })
    .describe("İletişim bilgileri ve form."),
  map: z
    .strictObject({
      showLabel: text("Haritayı açan düğmenin adı.", 40),
      notice: text("Haritanın nereden yüklendiğini söyleyen cümle.", 160),
      directionsLabel: text("Yol tarifi bağlantısının adı.", 40),
      scaleLabel: text("Ölçek çubuğunun değeri.", 20),
    })
    .describe("Harita bölümü."),
});

export const laboratoryPageSchema = z.strictObject({
  seo,
  banner,
  stats,
  story,
  technology: z
    .strictObject({ ...sectionHead, items: z.array(technology).min(1).max(12).describe("Kartlar.") })
    .describe("Teknoloji kartları."),
  callToAction,
});

export const kvkkPageSchema = z.strictObject({
  seo,
  banner,
  intro: z
    .array(distinct(paragraph("Bir paragraf.")))
    .min(1)
    .max(8)
    .describe("Aydınlatma metninin girişi."),
  principles: titledTexts.describe("İşleme ilkeleri."),
  data: titledTexts.describe("İşlenen kişisel veriler."),
  forms: titledTexts.describe("Formla gelen verilerin nasıl işlendiği."),
  rights: titledTexts.describe("İlgili kişinin hakları."),
  terms: titledTexts.describe("Kullanım koşulları."),
  contact: z
    .strictObject({
      title: text("Bölüm başlığı.", 90),
      text: paragraph("Başvurunun nasıl yapılacağı."),
      emailLabel: text("E-posta satırının adı.", 40),
      phoneLabel: text("Telefon satırının adı.", 40),
      cityLabel: text("Şehir satırının adı.", 40),
    })
    .describe("Başvuru bilgileri."),
});

export const qualityPageSchema = z.strictObject({
  seo,
  banner,
  certificates,
  control: steps.describe("Kalite kontrol adımları."),
  metrics: stats.describe("Kalite ölçüleri."),
  callToAction,
});

export const messageReceivedPageSchema = z.strictObject({
  seo,
  tag,
  image: picture,
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
    .describe("Ziyaretçinin gidebileceği sayfalar."),
  callToAction,
});

export const notFoundPageSchema = z.strictObject({
  seo,
  title: text("Başlık (İngilizce, sabit).", 10),
  message: text("Mesaj (İngilizce, sabit).", 60),
  homeLabel: text("Ana sayfa bağlantısı (İngilizce, sabit).", 40),
  help: text("Türkçe yardım cümlesi.", 200),
  searchLabel: text("Arama kutusunun etiketi.", 60),
  nearestTitle: text("En yakın sayfaların başlığı.", 60),
  noResult: text("Arama sonuç vermediğinde görünen cümle.", 120),
});
