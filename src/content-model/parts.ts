import { z } from "zod";
import { distinct, type FieldMeta, heading, icon, link, paragraph, percentage, prose, text } from "./fields";

export const picture = z
  .strictObject({
    src: z
      .string()
      .regex(/^\.{1,2}\/.+/)
      .describe("Görsel; bu dosyaya göre yolu, örneğin ../images/tezgah.jpg.")
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
    zoom: z
      .number()
      .min(1)
      .max(3)
      .optional()
      .describe("Odak noktasına ne kadar yaklaşılacağı: 1 görselin tamamı, 2 yarısı; verilmezse 1."),
  })
  .describe("Bir fotoğraf, açıklaması ve odak noktası.")
  .meta({ typeName: "Picture" } satisfies FieldMeta);

export const seo = z
  .strictObject({
    title: text(
      "Arama sonuçlarında ve sekmede görünen başlık; en çok 60 karakter iyidir. Sonuna, bu sınıra sığarsa, marka adı eklenir; ana sayfada ad başta durur.",
      65,
    ).meta({ uniqueIn: "searchTitle" } satisfies FieldMeta),
    description: text("Arama sonuçlarında görünen tanıtım; 110–155 karakter iyidir.", 170).meta({
      uniqueIn: "searchDescription",
    } satisfies FieldMeta),
  })
  .describe("Arama motorları ve paylaşım için başlık ve tanıtım.")
  .meta({ typeName: "Seo", elsewhere: true } satisfies FieldMeta);

/** A titled item with an icon. */
export const feature = z
  .strictObject({
    icon: icon(),
    title: distinct(text("Başlık.", 60)),
    description: prose("Açıklama."),
  })
  .describe("Simgeli bir madde.")
  .meta({ typeName: "Feature" } satisfies FieldMeta);

export const titledText = z
  .strictObject({
    title: distinct(text("Başlık.", 80)),
    description: prose("Açıklama.", 320),
  })
  .describe("Başlıklı kısa metin.")
  .meta({ typeName: "TitledText" } satisfies FieldMeta);

export const processStep = z
  .strictObject({
    title: distinct(text("Adımın adı.", 60)),
    description: prose("Adımda ne yapıldığı."),
    duration: text("Adımın süresi, örneğin 30 dk.", 24).optional(),
    since: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("Süre önceki adımları da kapsıyorsa ilkinin numarası; yalnız bu adımınsa yazılmaz."),
    main: z.boolean().optional().describe("Öne çıkarılacak laboratuvar adımı."),
  })
  .describe("Sürecin bir adımı.")
  .meta({ typeName: "ProcessStep" } satisfies FieldMeta);

export const sectionHead = {
  title: heading("Bölüm başlığı.", 90),
  lede: text("Bölümün tanıtım cümlesi; başlığının yanında durur.", 260).optional(),
};

/** Marks an invented example: it is labelled on the page and stops a production build. */
export const sample = z
  .boolean()
  .optional()
  .describe("Örnek kayıt; sayfada “Örnek” yazar, kendi bilginizi yazınca işareti kaldırın.");

export const tag = text("Başlığın üstündeki kısa etiket.", 50);

export const closingLink = z
  .strictObject({
    label: text("Bağlantının adı.", 40),
    to: link("Bağlantının gittiği sayfa."),
  })
  .describe("Bölümün sonundaki bağlantı.")
  .meta({ typeName: "ClosingLink" } satisfies FieldMeta);

export const callToAction = z
  .strictObject({
    tag,
    title: heading("Çağrının başlığı.", 90),
    text: paragraph("Çağrının metni."),
    files: z
      .boolean()
      .optional()
      .describe("Çağrı fotoğraf ya da dosya ister: ilk düğme o zaman form yerine e-posta olur."),
  })
  .describe("Telefon ve e-posta ile bitiren çağrı.")
  .meta({ typeName: "CallToAction" } satisfies FieldMeta);

const pixel = (description: string, max: number) => z.number().min(0).max(max).describe(description);

/** A label on a photograph, in pixels of a 1920 x 1200 picture. */
export const callout = z
  .strictObject({
    label: distinct(text("Fotoğraf üzerindeki etiket.", 40)),
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
  .describe("Ölçü çizgisi; fotoğrafın bir noktasını gösterir.")
  .meta({ typeName: "Callout" } satisfies FieldMeta);

export const banner = z
  .strictObject({
    tag,
    title: heading("Sayfa başlığı.", 60),
    lede: text("Sayfanın tanıtım cümlesi; başlığın altında durur.", 260),
    image: picture.optional().describe("Başlığın yanındaki fotoğraf; verilmezse başlık tek başına durur."),
  })
  .describe("Sayfanın üst bölümü.")
  .meta({ typeName: "Banner" } satisfies FieldMeta);
