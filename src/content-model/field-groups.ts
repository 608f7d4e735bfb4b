import { z } from "zod";
import {
  distinct,
  fieldGroup,
  flag,
  formatted,
  icon,
  link,
  paragraph,
  percentage,
  prose,
  rule,
  text,
} from "./fields";
import { stepDuration } from "./quantities";

export const picture = fieldGroup("Picture", "Fotoğraf, açıklaması ve odak noktası", {
  src: formatted(
    /^\.{1,2}\/(?!.*\.svg$).+/i,
    "Görsel",
    "Görseller klasöründen bir JPG, PNG, WebP ya da AVIF seçin; yolu bu dosyaya göredir, örneğin ../images/tezgah.jpg.",
    "picture",
  ).meta({ description: "Görsel; bu dosyaya göre yolu, örneğin ../images/tezgah.jpg." }),
  alt: text("Görselde ne olduğunu görmeyen birine anlatan cümle", 220),
  focus: fieldGroup("PictureFocus", "Kırpılırken görünür kalması gereken nokta", {
    x: percentage("Soldan yüzde olarak odak noktası"),
    y: percentage("Üstten yüzde olarak odak noktası"),
  })
    .meta({ hint: "Verilmezse görselin ortası." })
    .optional(),
  zoom: z.number().min(1).max(3).optional().meta({
    label: "Odak noktasına ne kadar yaklaşılacağı",
    hint: "1 görselin tamamı, 2 yarısı; verilmezse 1.",
  }),
});

export const seo = fieldGroup("Seo", "Arama motorları ve paylaşım için başlık ve tanıtım", {
  title: text("Arama sonuçlarında ve sekmede görünen başlık", 65).meta({
    hint: "En çok 60 karakter iyidir. Sonuna, bu sınıra sığarsa, marka adı eklenir; ana sayfada ad başta durur.",
    uniqueIn: "searchTitle",
  }),
  description: text("Arama sonuçlarında görünen tanıtım", 170).meta({
    hint: "110–155 karakter iyidir.",
    uniqueIn: "searchDescription",
  }),
}).meta({ elsewhere: true });

/** A titled item with an icon. */
export const feature = fieldGroup("Feature", "Simgeli bir madde", {
  icon: icon(),
  title: distinct(text("Başlık", 60)),
  description: prose("Açıklama"),
});

export const titledText = fieldGroup("TitledText", "Başlıklı kısa metin", {
  title: distinct(text("Başlık", 80)),
  description: prose("Açıklama", 320),
});

export const processStep = fieldGroup("ProcessStep", "Sürecin bir adımı", {
  title: distinct(text("Adımın adı", 60)),
  description: prose("Adımda ne yapıldığı"),
  duration: stepDuration.optional(),
  since: z.number().int().min(1).optional().meta({
    label: "Süre önceki adımları da kapsıyorsa ilkinin numarası",
    hint: "Yalnız bu adımınsa yazılmaz.",
  }),
  main: flag("Öne çıkarılacak laboratuvar adımı"),
});

export const sectionHead = {
  title: text("Bölüm başlığı", 90),
  lede: text("Bölümün tanıtım cümlesi", 260).meta({ hint: "Başlığının yanında durur." }).optional(),
};

/** Marks invented evidence: its page says so once, and it stops a production build. */
export const sample = flag("Bölümdekiler örnektir").meta({
  hint: "Sayfanın başında örnek olduğu yazar; kendi bilginizi yazınca işareti kaldırın.",
});

export const tag = text("Başlığın üstündeki kısa etiket", 50);

export const closingLink = fieldGroup("ClosingLink", "Bölümün sonundaki bağlantı", {
  label: text("Bağlantının adı", 40),
  to: link("Bağlantının gittiği sayfa"),
});

export const callToAction = fieldGroup("CallToAction", "Telefon ve e-posta ile bitiren çağrı", {
  tag,
  title: text("Çağrının başlığı", 90),
  text: paragraph("Çağrının metni"),
  files: flag("Çağrı fotoğraf ya da dosya ister").meta({
    hint: "İlk düğme o zaman form yerine e-posta olur.",
  }),
  scans: flag("Çağrı tarama dosyası ister").meta({
    hint: "Düğmelerin altında o zaman biçimler ve en büyük dosya yazar.",
  }),
});

const pixelPosition = {
  x: z.number().min(0).max(1920).meta({ label: "Yatay konum, 0–1920" }),
  y: z.number().min(0).max(1200).meta({ label: "Dikey konum, 0–1200" }),
};

/** Width of a letter of a label in the narrowest frame that shows labels, in pixels of a 1920 x 1200 picture. */
const letterWidth = 30;

interface PlacedLabel {
  label: string;
  detail?: string | undefined;
  point: { x: number; y: number };
  end: { x: number; y: number };
}

/** Whether a label is inside the picture: it begins or ends at a level line's end, and is centred at another's. */
function isInside({ label, detail = "", point, end }: PlacedLabel): boolean {
  const width = Math.max(label.length, detail.length) * letterWidth;
  const left = end.x - (point.y !== end.y ? width / 2 : end.x < point.x ? 0 : width);
  return left >= 0 && left + width <= 1920;
}

/** A label on a photograph, in pixels of a 1920 x 1200 picture. */
export const callout = fieldGroup("Callout", "Ölçü çizgisi", {
  label: distinct(text("Fotoğraf üzerindeki etiket", 40)),
  detail: text("Etiketin altındaki ölçü", 40).optional(),
  point: fieldGroup("CalloutPoint", "Çizginin gösterdiği nokta", pixelPosition),
  end: fieldGroup("CalloutEnd", "Etiketin durduğu nokta", pixelPosition),
})
  .meta({ hint: "Fotoğrafın bir noktasını gösterir." })
  .refine(
    isInside,
    rule(
      "Etiket fotoğrafın dışına taşıyor.",
      "Etiketin durduğu noktayı kenardan uzaklaştırın ya da etiketi kısaltın.",
      "end",
    ),
  );

export const banner = fieldGroup("Banner", "Sayfanın üst bölümü", {
  tag,
  title: text("Sayfa başlığı", 60),
  lede: text("Sayfanın tanıtım cümlesi", 260).meta({ hint: "Başlığın altında durur." }),
  image: picture
    .optional()
    .meta({ label: "Başlığın yanındaki fotoğraf", hint: "Verilmezse başlık tek başına durur." }),
});
