import { strings } from "../domain/interface-strings";
import { distinct, fieldGroup, keyword, list, prose, text, webAddress } from "./fields";
import { sample } from "./parts";
import { quantity } from "./quantities";

/** The answers, by the titles that they have on pages. */
export const practiceNames = Object.keys(strings.practice) as (keyof typeof strings.practice)[];

const answer = (description: string) => prose(description, 320).optional();

/** Scan files that the laboratory accepts, and where they are sent. */
const scanFiles = fieldGroup(
  "ScanFiles",
  "Tarama dosyaları; yanıtlarda, iletişim sayfasında, iş formunda ve dosya isteyen çağrılarda görünür, aramada bulunur.",
  {
    contents: prose("Vakada hangi taramaların bulunacağı ve dosyanın nasıl adlandırılacağı."),
    formats: list(distinct(keyword("Bir dosya biçimi, örneğin STL.")), "Kabul edilen dosya biçimleri.", {
      max: 8,
    }),
    portals: list(
      fieldGroup("ScanPortal", "Bir tarayıcı; dosyayı laboratuvara ulaştıran portalıyla.", {
        scanner: distinct(text("Tarayıcı, örneğin 3Shape TRIOS.", 40)),
        portal: text("Portal, örneğin 3Shape Communicate.", 40),
      }),
      "Bağlı olunan portallar; yoksa dosyalar yalnız e-postayla ve yükleme adresiyle gelir.",
      { max: 12 },
    ).optional(),
    account: text("Portallarda laboratuvarın bulunduğu ad ya da e-posta adresi.", 80).optional(),
    largest: quantity.describe("E-postaya eklenebilecek en büyük dosya."),
    upload: webAddress(
      "Daha büyük dosyaların yüklendiği adres, https:// ile; yoksa indirme bağlantısı istenir.",
    ).optional(),
  },
).optional();

/** Common questions of dentists that only the owner can answer. */
export const practice = fieldGroup(
  "Practice",
  "Hekimin ilk vakadan önce sorduğu bilgiler; yanıtları açık duran bir sorular bölümünde, orada istenirse görünür.",
  {
    sample,
    scanFiles,
    priceList: answer("Fiyatın nasıl öğrenildiği ya da fiyat listesi."),
    courier: answer("Kargo ya da kurye: hangi şirket, nasıl paketlenir, ölçü nasıl dezenfekte edilir."),
    collection: answer("Vakanın klinikten alınması: nereden ve hangi günlerde."),
    shippingCost: answer("Gönderim ücretini kimin ödediği."),
    lateCase: answer("Geciken vakada kimin kimi aradığı, vakanın nasıl izlendiği."),
    remake: answer("Yenilenen işin süresi ve ücreti."),
    implantSystems: answer("Çalışılan implant sistemleri; orijinal ya da uyumlu parça."),
    repairs: answer("Tamir, diş ekleme ve sert besleme yapılıp yapılmadığı."),
    otherProvinces: answer("Başka illerden iş alınıp alınmadığı ve nasıl."),
    customMadeStatement: answer(
      "Ismarlama cihaz beyanı, malzeme sertifikası ve garanti kartı gibi işle birlikte gelen belgeler.",
    ),
  },
);
