import { z } from "zod";
import { feature, picture, processStep, sectionHead, titledText } from "./field-groups";
import { distinct, fieldGroup, formatted, list, percentage, productSlug, rule, text } from "./fields";
import { layer, material, shade } from "./product-field-groups";
import { figure } from "./quantities";

const placesOnGauge = rule(
  "Ölçekte bu malzemenin yeri yok.",
  "Her malzemenin yerini 1, 2 ya da 3 olarak yazın ya da ölçeği kaldırın.",
);

/** The optional sections of a product page. */
export const productSections = {
  advantages: fieldGroup("ProductAdvantages", "Üstünlükler bölümü", {
    ...sectionHead,
    items: list(feature, "Üstünlükler", { min: 2, max: 12 }),
  }).optional(),
  materials: fieldGroup("ProductMaterials", "Malzemeler ya da türler bölümü", {
    ...sectionHead,
    gauge: fieldGroup("MaterialGauge", "Malzemeleri birbirine göre sıralayan ölçek", {
      label: text("Ölçeğin adı", 60).meta({ hint: "Örneğin Sertlik, göreli sıralama." }),
      low: text("Ölçeğin sol ucu", 20),
      high: text("Ölçeğin sağ ucu", 20),
    }).optional(),
    items: list(material, "Malzemeler ya da türler", { max: 12 }),
  })
    .superRefine(({ gauge, items }, { addIssue }) => {
      const wrong = items.findIndex(({ place }) => place === undefined);
      if (gauge && wrong >= 0)
        addIssue({ code: "custom", ...placesOnGauge, path: ["items", wrong, "place"] });
    })
    .optional(),
  purity: fieldGroup("ProductPurity", "Alaşım saflığı bölümü", {
    title: text("Bölüm başlığı", 90),
    image: picture.optional(),
    items: list(
      fieldGroup("Purity", "Metal", {
        metal: figure.meta({ label: "Metalin adı ve saflığı" }),
        max: z
          .number()
          .positive()
          .meta({ label: "Saflık çubuğunun son değeri", hint: "Ayar için 24, yüzde için 100." }),
      }),
      "Metaller",
      { max: 8 },
    ),
  }).optional(),
  shades: fieldGroup("ProductShades", "Renk seçenekleri bölümü", {
    ...sectionHead,
    image: picture.optional().meta({
      label: "Renk parçalarının fotoğrafı, çizimler yerine",
      hint: "Parçalar listedeki sırayla, eşit aralıkla, görselin bütün eninde durur.",
    }),
    items: list(shade, "Renkler", { max: 32 }).meta({ hint: "Sırasıyla." }),
  }).optional(),
  layers: fieldGroup("ProductLayers", "Tabakaların kesiti", {
    title: text("Bölüm başlığı", 90),
    text: text("Tabakaları anlatan metin", 700),
    whole: picture.meta({ label: "Bütün hâlinin fotoğrafı" }),
    cut: picture.meta({ label: "Aynı kamerayla çekilmiş kesiti", hint: "İki görsel üst üste oturur." }),
    outlines: formatted(
      /^\.{1,2}\/.+\.svg$/,
      "Tabakaların kesit üzerindeki sınırları",
      "SVG olarak kaydedilmiş bir çizim seçin; adı .svg ile biter.",
      "drawing",
    )
      .meta({
        hint: "Tek bir SVG çizimi; görselin genişliği 1000 sayılır, kesitte yeri olan her tabakanın kimliği (id) dıştan içe t1, t2, …",
      })
      .optional(),
    line: percentage("Kesit çizgisinin başta durduğu yer, soldan yüzde"),
    items: list(layer, "Tabakalar, dıştan içe", { min: 2, max: 8 }).meta({
      hint: "Kesitte yeri olmayanlar sonda.",
    }),
  }).optional(),
  techniques: fieldGroup("ProductTechniques", "Yapım teknikleri bölümü", {
    ...sectionHead,
    items: list(titledText, "Teknikler", { max: 12 }),
  }).optional(),
  comparison: fieldGroup("ProductComparison", "Başka bir ürünle karşılaştırma", {
    title: text("Bölüm başlığı", 90),
    criterion: text("İlk sütunun başlığı", 30).meta({ hint: "Ekranda görünmez, ekran okuyucu söyler." }),
    other: productSlug("Karşılaştırılan ürün").meta({ hint: "O ürün yoksa bölüm gösterilmez." }),
    rows: list(
      fieldGroup("ComparisonRow", "Ölçüt", {
        label: distinct(text("Ölçüt", 40)),
        self: text("Bu ürün için değeri", 160),
        other: text("Öteki ürün için değeri", 160),
      }),
      "Ölçütler",
      { max: 12 },
    ).meta({ hint: "Teslim süresi ve garanti kendiliğinden eklenir." }),
  }).optional(),
  process: fieldGroup("ProductProcess", "Süreç bölümü", {
    ...sectionHead,
    steps: list(processStep, "Adımlar", { min: 2, max: 12 }).meta({ hint: "Sırasıyla." }),
  }).optional(),
};
