import type { z } from "zod";
import { strings } from "../domain/interface-strings";
import { sample } from "./field-groups";
import { distinct, fieldGroup, keyword, list, prose, rule, text, webAddress } from "./fields";
import { quantity } from "./quantities";

/** The answers, by the titles that they have on pages. */
export const practiceNames = Object.keys(strings.practice) as (keyof typeof strings.practice)[];

const answer = (label: string) => prose(label, 320).optional();

/** Scan files that the laboratory accepts, and where they are sent. */
const scanFiles = fieldGroup("ScanFiles", "Tarama dosyaları", {
  contents: prose("Vakada hangi taramaların bulunacağı ve dosyanın nasıl adlandırılacağı"),
  formats: list(
    distinct(keyword("Dosya biçimi").meta({ hint: "Örneğin STL." })),
    "Kabul edilen dosya biçimleri",
    { max: 8 },
  ),
  portals: list(
    fieldGroup("ScanPortal", "Tarayıcı", {
      scanner: distinct(text("Tarayıcı", 40).meta({ hint: "Örneğin 3Shape TRIOS." })),
      portal: text("Portal", 40).meta({ hint: "Örneğin 3Shape Communicate." }),
    }).meta({ hint: "Dosyayı laboratuvara ulaştıran portalıyla." }),
    "Bağlı olunan portallar",
    { max: 12 },
  )
    .meta({ hint: "Yoksa dosyalar e-postayla ya da yükleme adresiyle gelir." })
    .optional(),
  account: text("Portallarda laboratuvarın bulunduğu ad ya da e-posta adresi", 80).optional(),
  largest: quantity
    .meta({
      label: "E-postaya eklenebilecek en büyük dosya",
      hint: "Verilmezse dosyalar e-postayla istenmez.",
    })
    .optional(),
  upload: webAddress("Dosyaların yüklendiği adres, https:// ile")
    .meta({ hint: "E-postayı aşanlar için; yoksa onlarda indirme bağlantısı istenir." })
    .optional(),
})
  .refine(
    ({ portals, largest, upload }) => Boolean(portals || largest || upload),
    rule(
      "Tarama dosyalarının hangi yoldan geleceği yazmıyor.",
      "Bir portal, e-postanın sınırını ya da yükleme adresini yazın.",
    ),
  )
  .meta({
    hint: "Yanıtlarda, iletişim sayfasında, iş formunda ve dosya isteyen çağrılarda görünür, aramada bulunur.",
  })
  .optional();

/** Common questions of dentists that only the owner can answer. */
export const practice = fieldGroup("Practice", "Hekimin ilk vakadan önce sorduğu bilgiler", {
  sample,
  scanFiles,
  priceList: answer("Fiyatın nasıl öğrenildiği ya da fiyat listesi"),
  courier: answer("Kargo ya da kurye").meta({
    hint: "Hangi şirket, nasıl paketlenir, ölçü nasıl dezenfekte edilir.",
  }),
  collection: answer("Vakanın klinikten alınması").meta({ hint: "Nereden ve hangi günlerde." }),
  shippingCost: answer("Gönderim ücretini kimin ödediği"),
  lateCase: answer("Geciken vakada kimin kimi aradığı, vakanın nasıl izlendiği"),
  remake: answer("Yenilenen işin süresi ve ücreti"),
  implantSystems: answer("Çalışılan implant sistemleri").meta({ hint: "Orijinal ya da uyumlu parça." }),
  repairs: answer("Tamir, diş ekleme ve sert besleme yapılıp yapılmadığı"),
  otherProvinces: answer("Başka illerden iş alınıp alınmadığı ve nasıl"),
  titles: fieldGroup(
    "PracticeTitles",
    "Yanıtların başlıkları",
    Object.fromEntries(
      practiceNames.map((name) => [name, text(strings.practice[name], 60).optional()]),
    ) as Record<(typeof practiceNames)[number], z.ZodOptional<ReturnType<typeof text>>>,
  )
    .meta({ hint: "Verilmeyen başlık, alanının adıdır." })
    .optional(),
  customMadeStatement: answer(
    "Ismarlama cihaz beyanı, malzeme sertifikası ve garanti kartı gibi işle birlikte gelen belgeler",
  ),
}).meta({ hint: "Yanıtları açık duran bir sorular bölümünde, orada istenirse görünür." });
