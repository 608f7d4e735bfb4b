import sharp from "sharp";
import { type ContentFolder, product } from "../../../support/content-folder";
import type { Mistake } from "./mistake";

/** A second product beside the first: the same document at another address and with other orders. */
function addProduct(folder: ContentFolder): void {
  const orders = ["  order: 3\n", "    order: 11\n", "  order: 9\n"];
  const text = folder
    .read(product)
    .replace("slug: lamine-kron", "slug: altin-kron")
    .replace("form:\n", "footer:\n  label: Altın\n  order: 77\nform:\n");
  folder.write(
    "products/altin-kron.yaml",
    orders.reduce((all, order) => all.replace(order, order.replace(/\d+/, "77")), text),
  );
}

const taken = (what: string) =>
  new RegExp(`^${what} 77. sıra zaten kullanılıyor: content/products/altin-kron.yaml:\\d+.$`);
const freeOrder = "Başka bir sıra numarası verin; boştaki ilk sıra: 1.";

/** Replaces the product's picture by a drawn one of this width, in the format the name's ending says. */
const drawn = (name: string, width: number) => async (folder: ContentFolder) => {
  const background = { width, height: 500, channels: 3, background: "white" } as const;
  await sharp({ create: background }).toFile(`${folder.path}/images/${name}`);
};

const src = "src: ../images/lamine-kron.jpg";
const alt =
  "alt: Ön dişlerin önünde ayrı ayrı duran ince porselen laminalar (yaprak porselen) ve gri alçı model";

/** Values that must fit to another document, another file, or to a fixed form. */
export const referenceMistakes: readonly Mistake[] = [
  {
    name: "a slug with a capital letter",
    file: product,
    change: ["slug: lamine-kron", "slug: ▸Lamine-kron"],
    message: "“slug” beklenen biçimde değil: Lamine-kron",
    fix: "Yalnız küçük İngilizce harf, rakam ve kısa çizgi kullanın: lamine-kron.",
  },
  {
    name: "a slug with Turkish letters",
    file: product,
    change: ["slug: lamine-kron", "slug: ▸gece-plağı"],
    message: "“slug” beklenen biçimde değil: gece-plağı",
    fix: "Yalnız küçük İngilizce harf, rakam ve kısa çizgi kullanın: gece-plagi.",
  },
  {
    name: "a slug with a space",
    file: product,
    change: ["slug: lamine-kron", "slug: ▸lamine kron"],
    message: "“slug” beklenen biçimde değil: lamine kron",
    fix: "Yalnız küçük İngilizce harf, rakam ve kısa çizgi kullanın: lamine-kron.",
  },
  {
    name: "a slug another product has",
    file: product,
    before: addProduct,
    change: ["slug: lamine-kron", "slug: ▸altin-kron"],
    message: "“altin-kron” adresi zaten kullanılıyor: content/products/altin-kron.yaml:1.",
    fix: "Her ürünün adresi farklı olmalı; başka bir adres verin.",
  },
  {
    name: "a slug that is the address of a page",
    file: product,
    change: ["slug: lamine-kron", "slug: ▸sss"],
    message: "“sss” adresi sitenin kendi sayfası: content/pages/faq.yaml.",
    fix: "Ürüne başka bir adres verin.",
  },
  {
    name: "a place in the menu another product has",
    file: product,
    before: addProduct,
    change: ["  order: 3\n", "  order: ▸77\n"],
    message: taken("Menüdeki"),
    fix: freeOrder,
  },
  {
    name: "a place in the form another product has",
    file: product,
    before: addProduct,
    change: ["  order: 9\n", "  order: ▸77\n"],
    message: taken("Formdaki"),
    fix: freeOrder,
  },
  {
    name: "a place in the footer another product has",
    file: product,
    before: addProduct,
    change: ["form:\n", "footer:\n  label: Lamine\n  order: ▸77\nform:\n"],
    message: taken("Alt bilgideki"),
    fix: freeOrder,
  },
  {
    name: "a place in the catalogue another product has",
    file: product,
    before: addProduct,
    change: ["    order: 11\n", "    order: ▸77\n"],
    message: taken("Katalogdaki"),
    fix: freeOrder,
  },
  {
    name: "two questions of one name",
    file: "pages/faq.yaml",
    change: ["- id: acil-teslim", "- id: ▸teslim-suresi"],
    message: /^“teslim-suresi” adı zaten kullanılıyor: content\/pages\/faq\.yaml:\d+\.$/,
    fix: "Her sorunun “id” değeri farklı olmalı.",
  },
  {
    name: "a menu group near a known one",
    file: product,
    change: ["group: Sabit Kronlar", "group: ▸Sabit Kuronlar"],
    message: "“Sabit Kuronlar” diye bir menü grubu yok.",
    fix: "Bunu mu demek istediniz: “Sabit Kronlar”? Kullanılabilenler (content/navigation.yaml): Sabit Kronlar, Hareketli Protezler.",
  },
  {
    name: "a menu group unlike any other",
    file: product,
    change: ["group: Sabit Kronlar", "group: ▸İmplantlar"],
    message: "“İmplantlar” diye bir menü grubu yok.",
    fix: "Kullanılabilenler (content/navigation.yaml): Sabit Kronlar, Hareketli Protezler.",
  },
  {
    name: "an unknown category",
    file: product,
    change: ["category: Kron", "category: ▸Cocuk"],
    message: "“Cocuk” diye bir kategori yok.",
    fix: "Bunu mu demek istediniz: “Çocuk”? Kullanılabilenler (content/pages/home.yaml): Protez, Kron, Koruyucu, Estetik, Çocuk.",
  },
  {
    name: "an unknown icon",
    file: product,
    change: ["icon: layers", "icon: ▸layer"],
    message: "“icon” için “layer” kullanılamaz.",
    fix: /^Bunu mu demek istediniz: “layers”\? Kullanılabilenler: activity, .*, wrench\.$/,
  },
  {
    name: "a picture that is not there, with the nearest names",
    file: product,
    change: [src, "src: ▸../images/lamin-kron.jpg"],
    message: "Görsel bulunamadı: ../images/lamin-kron.jpg",
    fix: /^Benzer adlar: lamine-kron\.jpg, /,
  },
  {
    name: "a picture whose name differs in its capital letters",
    file: product,
    change: [src, "src: ▸../images/Lamine-Kron.JPG"],
    message: "Görsel bulunamadı: ../images/Lamine-Kron.JPG",
    fix: /^Benzer adlar: lamine-kron\.jpg/,
  },
  {
    name: "a picture in a folder that is not there",
    file: product,
    change: [src, "src: ▸../fotograflar/lamine-kron.jpg"],
    message: "Görsel bulunamadı: ../fotograflar/lamine-kron.jpg",
    fix: "Dosyayı content/images klasörüne koyun.",
  },
  {
    name: "a picture whose path does not start at the document",
    file: product,
    change: [src, "src: ▸lamine-kron.jpg"],
    message: "“src” beklenen biçimde değil: lamine-kron.jpg",
    fix: "Görselin bu belgeye göre yolunu yazın, örneğin ../images/lamine-kron.jpg.",
  },
  {
    name: "a picture of a format the build cannot use",
    file: product,
    before: drawn("lamine.gif", 1200),
    change: [src, "src: ▸../images/lamine.gif"],
    message: "lamine.gif kullanılamayan bir biçimde: GIF.",
    fix: "Görseli JPG, PNG, WebP, AVIF ya da TIFF olarak kaydedin.",
  },
  {
    name: "a picture that is none",
    file: product,
    before: (folder) => folder.write("images/lamine.jpg", "bu bir görsel değil"),
    change: [src, "src: ▸../images/lamine.jpg"],
    message: "lamine.jpg bir görsel olarak okunamadı.",
    fix: "Dosya bozuk ya da başka türden olabilir; JPG, PNG, WebP, AVIF ya da TIFF olarak yeniden kaydedin.",
  },
  {
    name: "a picture that is too small",
    file: product,
    before: drawn("lamine.png", 799),
    change: [src, "src: ▸../images/lamine.png"],
    message: "lamine.png çok küçük: genişliği 799 piksel.",
    fix: "En az 800 piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.",
  },
  {
    name: "an alternative text that is the file's name",
    file: product,
    change: [alt, "alt: ▸Lamine Kron"],
    message: "“alt” yalnızca dosyanın adını yineliyor.",
    fix: "Görselde ne olduğunu görmeyen birine anlatan bir cümle yazın.",
  },
  {
    name: "a link to a page that is not there",
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸/hakkimzda"],
    message: "Sitede /hakkimzda diye bir sayfa yok.",
    fix: "Bunu mu demek istediniz: “/hakkimizda”?",
  },
  {
    name: "a link without its slash",
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸hakkimizda"],
    message: "“to” beklenen biçimde değil: hakkimizda",
    fix: "Sayfanın yolu / ile başlar, sonunda eğik çizgi olmaz: /hakkimizda.",
  },
  {
    name: "a link with a slash at its end",
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸/hakkimizda/"],
    message: "“to” beklenen biçimde değil: /hakkimizda/",
    fix: "Sayfanın yolu / ile başlar, sonunda eğik çizgi olmaz: /hakkimizda.",
  },
  {
    name: "a link to another site",
    file: "navigation.yaml",
    change: ["to: /hakkimizda", "to: ▸https://ornek.example/hakkimizda"],
    message: "“to” beklenen biçimde değil: https://ornek.example/hakkimizda",
    fix: "Bu alan yalnız sitenin kendi sayfalarına gider; yolu yazın, örneğin /iletisim.",
  },
  {
    name: "an unknown placeholder",
    file: product,
    change: ["{turnaround} iş günü teslim,", "▸{turnarond} iş günü teslim,"],
    message: "“turnarond” adında bir bilgi yok.",
    fix: "Bunu mu demek istediniz: “turnaround”?",
  },
  {
    name: "a placeholder with Turkish letters",
    file: "pages/faq.yaml",
    change: ["{replyTime} saat içinde yanıt", "▸{yanıt} saat içinde yanıt"],
    message: "Süslü ayraç bir bilgiye dönüşmüyor: {yanıt}",
    fix: "Bilginin adını boşluksuz ve Türkçe harf kullanmadan, iki ayraç arasına yazın, örneğin {experience}.",
  },
  {
    name: "an unknown fact",
    file: "pages/home.yaml",
    change: ["- fact: satisfiedDentists", "- fact: ▸satisfiedDentist"],
    message: "“satisfiedDentist” adında bir bilgi yok.",
    fix: "Bunu mu demek istediniz: “satisfiedDentists”?",
  },
  {
    name: "a fact and a number together",
    file: product,
    change: ["  - fact: warranty\n", "  - fact: warranty\n    ▸number: 15\n"],
    message: "“fact” ile “number” birlikte verilmiş.",
    fix: "Sayı bir bilgiden geliyorsa “number” satırını, gelmiyorsa “fact” satırını silin.",
  },
  {
    name: "neither a fact nor a number",
    file: product,
    change: ["  - fact: warranty\n    label: Garanti", "  - ▸label: Garanti"],
    message: "Sayı verilmemiş: ne “fact” ne de “number” var.",
    fix: "“number” ile sayıyı ya da “fact” ile bilginin adını yazın.",
  },
  {
    name: "a unit beside a fact, which would be ignored",
    file: product,
    change: ["  - fact: warranty\n", "  - fact: warranty\n    ▸unit: sene\n"],
    message: "“fact” varken “unit” kullanılmaz.",
    fix: "Bu satırı silin; “unit” bilginin kendisinden gelir.",
  },
  {
    name: "one end of a fact that is no range",
    file: product,
    change: ["  - fact: warranty\n", "  - fact: warranty\n    ▸part: to\n"],
    message: "“warranty” bir aralık değil; “part” kullanılmaz.",
    fix: "Bu satırı silin ya da bilgiye “to” ile üst sınır verin.",
  },
  {
    name: "an e-mail address without its at sign",
    file: "site.yaml",
    change: ["email: bilgi@sedefdental.example", "email: ▸bilgi.sedefdental.example"],
    message: "“email” beklenen biçimde değil: bilgi.sedefdental.example",
    fix: "Bir e-posta adresi yazın, örneğin bilgi@ornek.example.",
  },
  {
    name: "a telephone number with spaces",
    file: "site.yaml",
    change: ['e164: "+903520000000"', 'e164: ▸"0352 000 00 00"'],
    message: "“e164” beklenen biçimde değil: 0352 000 00 00",
    fix: 'Ülke koduyla, + ile başlayarak, boşluksuz ve çift tırnak içinde yazın: "+903520000000".',
  },
  {
    name: "an address of the site with a slash at its end",
    file: "site.yaml",
    change: ["url: https://www.sedefdental.example", "url: ▸http://www.sedefdental.example/"],
    message: "“url” beklenen biçimde değil: http://www.sedefdental.example/",
    fix: "Adresi https:// ile başlatın, sonuna eğik çizgi koymayın: https://www.sedefdental.example.",
  },
  {
    name: "working hours with a colon",
    file: "site.yaml",
    change: ['opens: "08.00"', 'opens: ▸"8:00"'],
    message: "“opens” beklenen biçimde değil: 8:00",
    fix: 'Saati iki haneyle, arada nokta ve çift tırnak içinde yazın: "08.00".',
  },
  {
    name: "an hour that no clock shows",
    file: "site.yaml",
    change: ['opens: "08.00"', 'opens: ▸"25.00"'],
    message: "“opens” beklenen biçimde değil: 25.00",
    fix: 'Saati iki haneyle, arada nokta ve çift tırnak içinde yazın: "08.00".',
  },
  {
    name: "a colour of three digits",
    file: product,
    change: [
      "process:\n",
      'shades:\n  title: Renkler\n  items:\n    - code: A1\n      name: Beyaz\n      description: Açık ton.\n      top: ▸"#fec"\n      bottom: "#FFEECC"\nprocess:\n',
    ],
    message: "“top” beklenen biçimde değil: #fec",
    fix: 'Rengi # ve altı haneyle, çift tırnak içinde yazın: "#FFEECC".',
  },
];
