import { z } from "zod";
import { distinct, type FieldMeta, fieldGroup, flag, list, productSlug, rule, slug, text } from "../fields";
import { seo, tag } from "../parts";

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

const slugs = (description: string) => list(distinct(productSlug("Bir ürünün adresi.")), description);

const field = fieldGroup("SlipField", "Formun bir alanı.", {
  name: distinct(slug("Alanın kısa adı; küçük harf, rakam ve kısa çizgi. Kâğıtta görünmez.")).meta({
    elsewhere: true,
  } satisfies FieldMeta),
  label: distinct(text("Alanın adı; kâğıda da basılır.", 60)),
  kind: z
    .enum(slipFieldKinds)
    .describe(
      "Ne yazılacağı: bir ya da birkaç satır, telefon, bağlantı, seçenek, gün, istenen teslim günü, diş şeması, ürün, onun malzemesi ya da rengi, kâğıtta kaşe ve imza yeri.",
    ),
  hint: text("Alanın altındaki açıklama; ekranda görünür, basılmaz.", 200).optional(),
  choices: list(distinct(text("Bir seçenek.", 60)), "Seçenekler, sırasıyla; yalnız seçenekli alanlarda.", {
    max: 16,
  }).optional(),
  choiceProducts: list(
    fieldGroup("SlipChoice", "Ürüne özel seçenek; yalnız bazı ürünlerde sunulur.", {
      choice: distinct(text("Seçeneklerden biri, yukarıda yazdığınız gibi.", 60)),
      products: slugs("Seçeneğin sunulduğu ürünler."),
    }),
    "Yalnız bazı ürünlerde sunulan seçenekler; burada olmayanlar her üründe sunulur.",
  ).optional(),
  products: slugs(
    "Alanın yalnız kendileri için sorulduğu ürünler; başka bir ürün seçilince alan gizlenir. Verilmezse her ürün için sorulur.",
  ).optional(),
  extra: flag("Alan ekranda “Daha fazla alan” açılınca görünür."),
  bridgeLabel: text(
    "Seçilen komşu dişlerin birbirine bağlanması ne diye anılır, örneğin köprü; yalnız diş şemasında. Verilmezse dişler bağlanmaz.",
    30,
  ).optional(),
  bridgeProducts: slugs(
    "Dişlerin bağlanabildiği ürünler; yalnız diş şemasında. Verilmezse her üründe bağlanır.",
  ).optional(),
  milkTeeth: flag("Diş şemasında süt dişleri de vardır; verilmezse yalnız kalıcı dişler."),
  autocomplete: z
    .enum(["organization", "name", "tel", "email"])
    .optional()
    .describe("Tarayıcının alan için önerebileceği bilgi; verilmezse önermez."),
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
  title: text("Sayfanın başlığı; kâğıda da basılır.", 60),
  lede: text("Sayfanın tanıtım cümlesi; başlığın altında durur.", 260),
  privacy: text("Yazılanların cihazdan çıkmadığını söyleyen metin.", 260),
  formTitle: text("Alanların üstündeki başlık.", 60),
  formFields: z
    .array(field)
    .min(1)
    .max(40)
    .superRefine((fields, { addIssue }) => {
      const kinds = fields.map(({ kind }) => kind);
      const second = kinds.findIndex((kind, i) => singleKinds.includes(kind) && kinds.indexOf(kind) < i);
      if (second >= 0) addIssue({ code: "custom", ...kindTwice, path: [second, "kind"] });
    })
    .describe("Formun alanları, sırasıyla."),
  noProduct: text("Ürün listesindeki boş seçenek; ekran okuyucu söyler.", 40),
  tooEarly: text(
    "İstenen gün ürünün süresinden önceyse görünen cümle; verilmezse yalnız en erken gün söylenir.",
    160,
  ).optional(),
  printHint: text("Formun nasıl yazdırıldığı.", 200),
});
