import { z } from "zod";

/**
 * The field kinds every document is built from. A field's `kind` travels in its zod metadata, so that the
 * GraphQL types, the checks and the editors' JSON Schema are all derived from this one declaration.
 */
export type FieldKind = "text" | "slug" | "link" | "icon" | "picture" | "factName" | "keyword";

export interface FieldMeta {
  /** How the value is treated: `text` may hold {placeholders}, `picture` is a file beside the document, ... */
  kind?: FieldKind;
  /** Name of the GraphQL type, for object fields that several documents share. */
  typeName?: string;
  /** False: the field is read at build time only and has no GraphQL field. */
  graphql?: boolean;
  /** The value may come from the fact named in the sibling field `fact`. */
  fromFact?: boolean;
  /** The value must stand in this list of another document: "menuGroup" (navigation) or "category" (home page). */
  listedIn?: "menuGroup" | "category";
  description?: string;
}

/** Running text of at most `max` characters (a limit of the layout, far above what reads well). */
export const text = (description: string, max = 200) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .describe(description)
    .meta({ kind: "text" } satisfies FieldMeta);

/** A paragraph: text that may be several sentences long. */
export const paragraph = (description: string) => text(description, 700);

export const keyword = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe(description)
    .meta({ kind: "keyword" } satisfies FieldMeta);

export const slugPattern = /^[a-z0-9-]+$/;

export const slug = (description: string) =>
  z
    .string()
    .regex(slugPattern)
    .describe(description)
    .meta({ kind: "slug" } satisfies FieldMeta);

/** A path of this site ("/laboratuvar", "/#katalog"); checked against the routes that exist. */
export const link = (description: string) =>
  z
    .string()
    .regex(/^\/[a-z0-9-]*(#[a-z0-9-]+)?$/)
    .describe(description)
    .meta({ kind: "link" } satisfies FieldMeta);

/** Names of the icons drawn in `src/components/icon.tsx`. */
export const iconNames = [
  "activity",
  "armchair",
  "award",
  "badge-check",
  "box",
  "calendar-clock",
  "circle-check",
  "clock",
  "cpu",
  "crown",
  "droplets",
  "eye",
  "feather",
  "file-text",
  "flask",
  "gem",
  "globe",
  "graduation-cap",
  "grip",
  "handshake",
  "headset",
  "heart",
  "layers",
  "leaf",
  "lock",
  "magnet",
  "mail",
  "map-pin",
  "message",
  "microscope",
  "moon",
  "palette",
  "phone",
  "puzzle",
  "receipt",
  "refresh",
  "ruler",
  "scale",
  "scan",
  "search",
  "shield-check",
  "smile",
  "sparkles",
  "sun",
  "target",
  "thermometer",
  "truck",
  "user",
  "users",
  "wrench",
] as const;

export const icon = () =>
  z
    .enum(iconNames)
    .describe("Öğenin yanında duran simgenin adı.")
    .meta({ kind: "icon" } satisfies FieldMeta);

export const order = (description: string) => z.number().int().min(1).max(9999).describe(description);

const percentage = (description: string) => z.number().min(0).max(100).describe(description);

export const picture = z
  .strictObject({
    src: z
      .string()
      .regex(/^\.{1,2}\/.+/)
      .describe("Görsel dosyasının bu belgeye göre yolu, örneğin ../images/lamine-kron.jpg.")
      .meta({ kind: "picture" } satisfies FieldMeta),
    alt: text("Görselde ne olduğunu görmeyen birine anlatan cümle.", 220),
    focus: z
      .strictObject({
        x: percentage("Soldan yüzde olarak odak noktası."),
        y: percentage("Üstten yüzde olarak odak noktası."),
      })
      .optional()
      .describe("Kırpılırken görünür kalması gereken nokta; verilmezse görselin ortası.")
      .meta({ typeName: "PictureFocus" } satisfies FieldMeta),
  })
  .describe("Bir fotoğraf, açıklaması ve odak noktası.")
  .meta({ typeName: "Picture" } satisfies FieldMeta);

const quantityShape = {
  number: z.number().describe("Sayı; aralıksa alt sınırı."),
  to: z.number().optional().describe("Aralığın üst sınırı, örneğin 3–5 için 5."),
  prefix: keyword("Sayıdan önce yazılan işaret, örneğin %.").optional(),
  suffix: keyword("Sayıya bitişik yazılan ek, örneğin + ya da /7.").optional(),
  unit: keyword("Sayıdan sonra boşlukla yazılan birim, örneğin yıl ya da iş günü.").optional(),
};

/** A measured fact. Text refers to it as {name}; the number is written once. */
export const quantity = z
  .strictObject(quantityShape)
  .describe("Ölçülü bir bilgi: sayı, varsa aralığı, işareti ve birimi.")
  .meta({ typeName: "Quantity" } satisfies FieldMeta);

export type Quantity = z.infer<typeof quantity>;

/** A quantity with a caption, either written here or taken from a fact by name. */
export const stat = z
  .strictObject({
    fact: keyword("Sayının alındığı bilginin adı; bu verilirse sayı burada yazılmaz.")
      .meta({ kind: "factName", graphql: false } satisfies FieldMeta)
      .optional(),
    part: z
      .enum(["from", "to"])
      .optional()
      .describe("Bilgi bir aralıksa yalnız alt (from) ya da üst (to) sınırı gösterir.")
      .meta({ graphql: false } satisfies FieldMeta),
    number: quantityShape.number.optional().meta({ fromFact: true } satisfies FieldMeta),
    to: quantityShape.to.meta({ fromFact: true } satisfies FieldMeta),
    prefix: quantityShape.prefix.meta({ fromFact: true } satisfies FieldMeta),
    suffix: quantityShape.suffix.meta({ fromFact: true } satisfies FieldMeta),
    unit: quantityShape.unit.meta({ fromFact: true } satisfies FieldMeta),
    label: text("Sayının neyi ölçtüğü, kısaca.", 60),
    description: text("Sayıyı açıklayan cümle.", 160).optional(),
  })
  .refine((value) => (value.fact === undefined) !== (value.number === undefined), {
    message: "factOrNumber",
  })
  .describe("Sayı ve etiketi.")
  .meta({ typeName: "Stat" } satisfies FieldMeta);

export const seo = z
  .strictObject({
    title: text("Arama sonuçlarında ve sekmede görünen başlık; marka adı kendiliğinden eklenir.", 65),
    description: text("Arama sonuçlarında görünen tanıtım cümlesi.", 170),
  })
  .describe("Arama motorları ve paylaşım için başlık ve tanıtım.")
  .meta({ typeName: "Seo" } satisfies FieldMeta);

/** A titled point with an icon: benefits, values, support cards. */
export const feature = z
  .strictObject({
    icon: icon(),
    title: text("Başlık.", 60),
    description: text("Açıklama.", 260),
  })
  .describe("Simgeli bir madde.")
  .meta({ typeName: "Feature" } satisfies FieldMeta);

export const titledText = z
  .strictObject({
    title: text("Başlık.", 80),
    description: text("Açıklama.", 320),
  })
  .describe("Başlıklı kısa metin.")
  .meta({ typeName: "TitledText" } satisfies FieldMeta);

export const processStep = z
  .strictObject({
    title: text("Adımın adı.", 60),
    description: text("Adımda ne yapıldığı.", 260),
    duration: text("Adımın süresi, örneğin 30 dk.", 24).optional(),
    main: z.boolean().optional().describe("Cetvelde geniş çizilen laboratuvar adımı için true."),
  })
  .describe("Sürecin bir adımı.")
  .meta({ typeName: "ProcessStep" } satisfies FieldMeta);

export const sectionHead = {
  title: text("Bölüm başlığı.", 90),
  lede: text("Başlığın yanındaki tanıtım cümlesi.", 260).optional(),
};

export const tag = text("Başlığın üstündeki kısa etiket.", 50);

export const callToAction = z
  .strictObject({
    tag,
    title: text("Çağrının başlığı.", 90),
    text: paragraph("Çağrının metni."),
  })
  .describe("Telefon ve e-posta ile bitiren çağrı.")
  .meta({ typeName: "CallToAction" } satisfies FieldMeta);

/** A label on a photograph. Coordinates are pixels of a 1920 x 1200 picture. */
const pixel = (description: string, max: number) => z.number().min(0).max(max).describe(description);

export const callout = z
  .strictObject({
    label: text("Fotoğraf üzerindeki etiket.", 40),
    detail: text("Etiketin altındaki ölçü.", 40).optional(),
    point: z
      .strictObject({ x: pixel("Yatay konum, 0–1920.", 1920), y: pixel("Dikey konum, 0–1200.", 1200) })
      .describe("Çizginin gösterdiği nokta.")
      .meta({ typeName: "CalloutPoint" } satisfies FieldMeta),
    end: z
      .strictObject({ x: pixel("Yatay konum, 0–1920.", 1920), y: pixel("Dikey konum, 0–1200.", 1200) })
      .describe("Etiketin durduğu nokta.")
      .meta({ typeName: "CalloutEnd" } satisfies FieldMeta),
  })
  .describe("Fotoğrafın bir noktasını gösteren ölçü çizgisi.")
  .meta({ typeName: "Callout" } satisfies FieldMeta);

export const banner = z
  .strictObject({
    tag,
    title: text("Sayfa başlığı.", 60),
    lede: text("Başlığın altındaki tanıtım cümlesi.", 260),
    image: picture,
  })
  .describe("Sayfanın üst bölümü.")
  .meta({ typeName: "Banner" } satisfies FieldMeta);

export const carousel = z
  .strictObject({
    title: text("Sayfanın başlığı; slaytların üstünde durur.", 60),
    slides: z
      .array(
        z
          .strictObject({
            title: text("Slayt başlığı.", 60),
            text: text("Slayt metni.", 220),
            image: picture,
          })
          .describe("Bir slayt.")
          .meta({ typeName: "Slide" } satisfies FieldMeta),
      )
      .min(2)
      .describe("Sırayla dönen slaytlar."),
  })
  .describe("Dönen slaytlardan oluşan üst bölüm.")
  .meta({ typeName: "Carousel" } satisfies FieldMeta);

export const certificate = z
  .strictObject({
    title: text("Belgenin adı.", 80),
    description: text("Belgenin neyi gösterdiği.", 220),
    status: text("Belgenin durumu, örneğin Aktif.", 20).optional(),
  })
  .describe("Bir belge.")
  .meta({ typeName: "Certificate" } satisfies FieldMeta);
