import { z } from "zod";
import { weekdayNames } from "../domain/delivery/days";
import { type SocialKind, socialNetworks } from "../domain/social-networks";
import { company, providers } from "./company";
import { facts } from "./facts";
import { picture } from "./field-groups";
import {
  distinct,
  email,
  fieldGroup,
  formatted,
  keyword,
  list,
  originPattern,
  rule,
  text,
  time,
  webAddress,
} from "./fields";
import { practice } from "./practice";
import { repository } from "./repository";
import { sentences } from "./sentences";
import { dialledNumber, telephoneMistake } from "./telephone";
import { words } from "./words";

const whatsappHint = "Ülke koduyla, yalnız rakamla yazın, örneğin 905320000000.";

/** A telephone number; its dialled form follows from it. */
const phoneShape = {
  display: keyword("Telefon numarası, okunacağı gibi")
    .meta({ hint: "Örneğin 0212 000 00 00 ya da 0212 000 00 00 dahili 12." })
    .superRefine((display, { addIssue }) => {
      const mistake = telephoneMistake(display);
      if (mistake) addIssue({ code: "custom", ...rule(mistake.message, mistake.fix) });
    }),
};

const phone = fieldGroup("SitePhone", "Telefon", phoneShape);

/** Address, with its place on the map if it is known. */
const addressOf = (label: string) =>
  fieldGroup("SiteAddress", label, {
    street: text("Mahalle, cadde ve numara", 120),
    city: text("Şehir", 40),
    postalCode: keyword("Posta kodu"),
    // Türkiye lies within these degrees; the two are easily swapped.
    latitude: z
      .number()
      .min(35.8)
      .max(42.2)
      .optional()
      .meta({ label: "Enlem", hint: "Boylamıyla birlikte verilmezse bu adresin haritası gösterilmez." }),
    longitude: z.number().min(25.5).max(45).optional().meta({ label: "Boylam" }),
  });

const branch = fieldGroup("Branch", "Şube", {
  name: distinct(text("Şubenin adı", 40).meta({ hint: "Örneğin Manisa Şubesi." })),
  phone: phone.optional().meta({ label: "Şubenin telefonu", hint: "Ana telefonla aynıysa yazılmaz." }),
  email: email("Şubenin e-posta adresi").optional(),
  address: addressOf("Şubenin adresi ve haritadaki yeri"),
});

const openingHours = fieldGroup("OpeningHours", "Çalışma aralığı", {
  days: list(distinct(z.enum(weekdayNames)), "Günler"),
  opens: time("Açılış saati").meta({ hint: "Örneğin 08.00." }),
  closes: time("Kapanış saati").meta({ hint: "Örneğin 18.00." }),
}).refine(
  ({ opens, closes }) => opens < closes,
  rule("Kapanış açılıştan sonra değil.", "Saatleri 08.00 biçiminde ve aynı gün içinde yazın.", "closes"),
);

type OpeningHours = z.infer<typeof openingHours>;

const overlap = (a: OpeningHours, b: OpeningHours): boolean =>
  a.opens < b.closes && b.opens < a.closes && a.days.some((day) => b.days.includes(day));

const overlappingHours = rule(
  "Aynı günün iki çalışma aralığı çakışıyor.",
  "Günleri ya da saatleri düzeltin; öğle arası olan güne 08.00–12.00 ve 13.00–18.00 gibi iki aralık yazın.",
);

/** Whether an account's address belongs to its network. */
const isOnNetwork = ({ kind, url }: { kind: SocialKind; url: string }): boolean =>
  !URL.canParse(url) ||
  socialNetworks[kind].hosts.some((host) => `.${new URL(url).hostname}`.endsWith(`.${host}`));

export const siteSchema = z.strictObject({
  brand: text("Laboratuvarın marka adı", 60).meta({ hint: "Uzunu telefonda birkaç satıra bölünür." }),
  subtitle: text("Markanın altındaki tanım", 40).meta({ hint: "Gerekmiyorsa yazılmaz." }).optional(),
  phone: phone.meta({ label: "Ana telefon", hint: "Üst bilgide ve çağrılarda durur." }),
  morePhones: list(
    fieldGroup("NamedPhone", "Telefon", {
      label: distinct(text("Numaranın neyin ya da kimin olduğu", 40).meta({ hint: "Örneğin Vaka takibi." })),
      ...phoneShape,
    }),
    "Öteki telefonlar",
    { max: 4 },
  )
    .meta({ hint: "Ana telefonun durduğu yerlerde, üst bilgi dışında, adlarıyla görünür." })
    .optional(),
  whatsapp: formatted(
    // A Turkish mobile number without its country code would be another country's number.
    /^(?!5\d{9}$)[1-9]\d{7,14}$/,
    "WhatsApp numarası",
    whatsappHint,
  )
    .meta({
      hint: "Ülke koduyla, yalnız rakam; boş bırakılırsa WhatsApp bağlantıları sitenin hiçbir yerinde görünmez.",
    })
    .refine(
      (number) => dialledNumber(`+${number}`) === `+${number}`,
      rule("Bu numara aranamaz.", whatsappHint),
    )
    .optional(),
  email: email("Genel e-posta adresi")
    .meta({ hint: "Boş bırakılırsa e-posta bağlantıları sitenin hiçbir yerinde görünmez." })
    .optional(),
  address: addressOf("Adres ve haritadaki yeri"),
  branches: list(branch, "Şubeler", { max: 6 })
    .meta({
      hint: "Alt bilgide, iletişim sayfasında, haritada ve arama motorlarına verilen bilgilerde görünür.",
    })
    .optional(),
  hours: list(openingHours, "Çalışma saatleri", { max: 14 })
    .superRefine((all, { addIssue }) => {
      const wrong = all.findIndex((range, i) => all.slice(0, i).some((earlier) => overlap(earlier, range)));
      if (wrong >= 0) addIssue({ code: "custom", ...overlappingHours, path: [wrong, "opens"] });
    })
    .meta({ hint: "Yıllık izin gibi kapalı günler “Teslim günü” formuna yazılır." }),
  social: list(
    fieldGroup("SocialLink", "Sosyal medya hesabı", {
      kind: distinct(z.enum(Object.keys(socialNetworks) as SocialKind[]).meta({ label: "Ağın adı" })),
      url: webAddress("Hesabın adresi, https:// ile"),
    }).refine(
      isOnNetwork,
      rule(
        "Bu adres, adı verilen ağın değil.",
        "Hesabın adresini tarayıcıdan kopyalayın ya da ağın adını düzeltin.",
        "url",
      ),
    ),
    "Sosyal medya hesapları",
  )
    .meta({ hint: "Sırasıyla; alt bilgide ve iletişim sayfasında görünür." })
    .optional(),
  facts: facts
    .optional()
    .meta({
      label: "Laboratuvarın sayıları, istediğiniz adlarla",
      hint: "Metinlerde {ad} biçiminde kullanılır. “foundedYear” kuruluş yılıdır; gelecekte olamaz. “retention” kaç gün sonra form mesajlarının silineceğidir. Mesaj servisinin değişmeyen süreleri: {suspiciousRetention} (gün) ve {addressRetention} (saat).",
    })
    .meta({ graphql: false }),
  sentences: sentences.optional(),
  practice: practice.optional(),
  words: words.optional(),
  blurb: text("Alt bilgideki şirket tanıtımı", 700),
  legalNotice: text("Alt bilgideki telif cümlesi", 240).meta({
    hint: "Ticaret unvanını {legalName} ile yazabilirsiniz.",
  }),
  sampleNotice: text("Örnek içerik uyarısı", 120).meta({ hint: "Gerçek laboratuvarda silinir." }).optional(),
  socialImage: picture.optional().meta({
    label: "Kendi görseli olmayan sayfaların paylaşım görseli",
    hint: "Verilmezse o sayfalar görselsiz paylaşılır.",
  }),
  company: company.optional(),
  kvkkEmail: email("Kişisel veri başvurularının e-posta adresi")
    .meta({ hint: "Yoksa KVKK sayfası başvuru için posta adresini gösterir." })
    .optional(),
  providers: providers.meta({ setUp: true }).optional(),
  url: formatted(
    new RegExp(`^${originPattern.source}$`),
    "Sitenin yayımlandığı adres, sonunda eğik çizgi olmadan",
    "https:// ile başlayan alan adını yazın; sonunda eğik çizgi, adında Türkçe harf olmaz: https://www.ornek.example.",
  ).meta({ setUp: true }),
  repository: repository.optional(),
});
