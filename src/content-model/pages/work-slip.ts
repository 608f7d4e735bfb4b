import { z } from "zod";
import { seo, tag } from "../field-groups";
import { distinct, fieldGroup, flag, list, productSlug, rule, slug, text } from "../fields";

/**
 * Kinds of fields on the slip: texts, telephone, link, single and multiple choice, date, teeth; product, its materials and shades;
 * stamp and name for print.
 */
const slipFieldKinds = [
  "text",
  "note",
  "tel",
  "link",
  "choice",
  "choices",
  "date",
  "wantedDay",
  "teeth",
  "product",
  "material",
  "shade",
  "signature",
] as const;

export type SlipFieldKind = (typeof slipFieldKinds)[number];

/** Kinds allowed once per slip, because other code looks them up. */
const singleKinds: readonly SlipFieldKind[] = ["product", "material", "shade", "wantedDay", "teeth"];

const withChoices: readonly SlipFieldKind[] = ["choice", "choices"];

const unknownChoice = rule(
  "Bu, alanın seçenekleri arasında yok.",
  "Seçeneklerden birini, orada yazıldığı gibi yazın.",
);

const kindTwice = rule(
  "Formda bu türden bir alan zaten var.",
  "Bir alan yeter; ötekini kaldırın ya da türünü değiştirin.",
);

const slugs = (label: string) => list(distinct(productSlug("Ürünün adresi")), label);

const field = fieldGroup("SlipField", "Formun bir alanı", {
  name: distinct(
    slug("Alanın kısa adı").meta({ hint: "Küçük harf, rakam ve kısa çizgi. Kâğıtta görünmez." }),
  ).meta({ elsewhere: true }),
  label: distinct(text("Alanın adı", 60).meta({ hint: "Kâğıda da basılır." })),
  kind: z.enum(slipFieldKinds).meta({
    label: "Ne yazılacağı",
    hint: "Bir ya da birkaç satır, telefon, bağlantı, seçenek, gün, istenen teslim günü, diş şeması, ürün, onun malzemesi ya da rengi, kâğıtta kaşe ve imza yeri.",
  }),
  hint: text("Alanın altındaki açıklama", 200).meta({ hint: "Ekranda görünür, basılmaz." }).optional(),
  choices: list(distinct(text("Seçenek", 60)), "Seçenekler", { max: 16 })
    .meta({ hint: "Sırasıyla; yalnız seçenekli alanlarda." })
    .optional(),
  choiceProducts: list(
    fieldGroup("SlipChoice", "Ürüne özel seçenek", {
      choice: distinct(text("Seçeneklerden biri, yukarıda yazdığınız gibi", 60)),
      products: slugs("Seçeneğin sunulduğu ürünler"),
    }).meta({ hint: "Yalnız bazı ürünlerde sunulur." }),
    "Yalnız bazı ürünlerde sunulan seçenekler",
  )
    .meta({ hint: "Burada olmayanlar her üründe sunulur." })
    .optional(),
  products: slugs("Alanın yalnız kendileri için sorulduğu ürünler")
    .meta({ hint: "Başka bir ürün seçilince alan gizlenir. Verilmezse her ürün için sorulur." })
    .optional(),
  extra: flag("Alan ekranda “Daha fazla alan” açılınca görünür"),
  bridgeLabel: text("Seçilen komşu dişlerin birbirine bağlanması ne diye anılır", 30)
    .meta({ hint: "Örneğin köprü; yalnız diş şemasında. Verilmezse dişler bağlanmaz." })
    .optional(),
  bridgeProducts: slugs("Dişlerin bağlanabildiği ürünler")
    .meta({ hint: "Yalnız diş şemasında. Verilmezse her üründe bağlanır." })
    .optional(),
  milkTeeth: flag("Diş şemasında süt dişleri de vardır").meta({ hint: "Verilmezse yalnız kalıcı dişler." }),
  autocomplete: z
    .enum(["organization", "name", "tel", "email"])
    .optional()
    .meta({ label: "Tarayıcının alan için önerebileceği bilgi", hint: "Verilmezse önermez." }),
})
  .refine(
    ({ kind, choices }) => !withChoices.includes(kind) || choices !== undefined,
    rule("Bu türden alanın seçenekleri yok.", "Seçenekleri yazın ya da alanın türünü değiştirin.", "kind"),
  )
  .superRefine(({ choices = [], choiceProducts = [] }, { addIssue }) => {
    const wrong = choiceProducts.findIndex(({ choice }) => !choices.includes(choice));
    if (wrong >= 0) addIssue({ code: "custom", ...unknownChoice, path: ["choiceProducts", wrong, "choice"] });
  });

export const workSlipPageSchema = z.strictObject({
  seo,
  tag,
  title: text("Sayfanın başlığı", 60).meta({ hint: "Kâğıda da basılır." }),
  lede: text("Sayfanın tanıtım cümlesi", 260).meta({ hint: "Başlığın altında durur." }),
  privacy: text("Yazılanların cihazdan çıkmadığını söyleyen metin", 260),
  formTitle: text("Alanların üstündeki başlık", 60),
  formFields: z
    .array(field)
    .min(1)
    .max(40)
    .superRefine((fields, { addIssue }) => {
      const kinds = fields.map(({ kind }) => kind);
      const second = kinds.findIndex((kind, i) => singleKinds.includes(kind) && kinds.indexOf(kind) < i);
      if (second >= 0) addIssue({ code: "custom", ...kindTwice, path: [second, "kind"] });
    })
    .meta({ label: "Formun alanları", hint: "Sırasıyla." }),
  noProduct: text("Ürün listesindeki boş seçenek", 40).meta({ hint: "Ekran okuyucu söyler." }),
  tooEarly: text("İstenen gün ürünün süresinden önceyse görünen cümle", 160)
    .meta({ hint: "Verilmezse yalnız en erken gün söylenir." })
    .optional(),
  printHint: text("Formun nasıl yazdırıldığı", 200),
});
