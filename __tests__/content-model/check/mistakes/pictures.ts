import sharp from "sharp";
import type { ChangedFixture } from "../../../support/fixture-content";
import { heic } from "../../../support/heic";
import type { Mistake } from "./mistake";

/** Adds a drawn picture of this width, in the format the name's ending says. */
const drawn = (name: string, width: number) => async (content: ChangedFixture) => {
  const background = { width, height: 500, channels: 3, background: "white" } as const;
  const picture = sharp({ create: background }).toFormat(name.endsWith(".gif") ? "gif" : "png");
  content.write(`images/${name}`, await picture.toBuffer());
};

const src = "src: ../images/lamine-kron.jpg";
const alt =
  "alt: Ön dişlerin önünde ayrı ayrı duran ince porselen laminalar (yaprak porselen) ve gri alçı model";

const outlines = "outlines: ../images/kron-kesit.svg";

/** Pictures the site could not show, and what is said of them. */
export const pictureMistakes: readonly Mistake[] = [
  {
    change: [src, "src: ▸../images/lamin-kron.jpg"],
    message: "Görsel bulunamadı: ../images/lamin-kron.jpg",
    fix: "Benzer adlar: lamine-kron.jpg.",
  },
  {
    change: [src, "src: ▸../fotograflar/lamine-kron.jpg"],
    message: "Görsel bulunamadı: ../fotograflar/lamine-kron.jpg",
    fix: "Dosyayı content/images klasörüne koyun.",
  },
  {
    change: [src, "src: ▸lamine-kron.jpg"],
    message: "“src” beklenen biçimde değil: lamine-kron.jpg",
    fix: "Görselin bu dosyaya göre yolunu yazın, örneğin ../images/lamine-kron.jpg.",
  },
  {
    before: drawn("lamine.gif", 1200),
    change: [src, "src: ▸../images/lamine.gif"],
    message: "lamine.gif kullanılamayan bir biçimde: GIF.",
    fix: "Görseli JPG, PNG, WebP, AVIF ya da TIFF olarak kaydedin.",
  },
  {
    before: (content) => content.write("images/lamine.jpg", Buffer.from("bu bir görsel değil")),
    change: [src, "src: ▸../images/lamine.jpg"],
    message: "lamine.jpg bir görsel olarak okunamadı.",
    fix: "Dosya bozuk ya da başka türden olabilir; JPG, PNG, WebP, AVIF ya da TIFF olarak yeniden kaydedin.",
  },
  {
    before: drawn("lamine.png", 799),
    change: [src, "src: ▸../images/lamine.png"],
    message: "lamine.png çok küçük: genişliği 799 piksel.",
    fix: "En az 800 piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.",
  },
  {
    before: (content) => content.write("images/lamine.heic", heic),
    change: [src, "src: ▸../images/lamine.heic"],
    message: "lamine.heic bir telefon fotoğrafı (HEIC); sitede gösterilemez.",
    fix: "Fotoğrafı JPG olarak kaydedin. iPhone’da Ayarlar → Kamera → Biçimler → En Uyumlu seçilirse yenileri JPG olur.",
  },
  {
    file: "products/porselen-kron.yaml",
    before: (content) =>
      content.write("images/kron-kesit.svg", Buffer.from('<svg><path id="t1"/><path id="t3"/></svg>')),
    change: [outlines, "outlines: ▸../images/kron-kesit.svg"],
    message: "kron-kesit.svg çiziminde kimliği t2 olan yol yok.",
    fix: "Kesitte yeri olan her tabaka için, dıştan içe, kimliği (id) t1, t2, … olan birer yol çizin ya da alanı silin.",
  },
  {
    file: "products/porselen-kron.yaml",
    change: [outlines, "outlines: ▸../images/porselen-kron.jpg"],
    message: "“outlines” beklenen biçimde değil: ../images/porselen-kron.jpg",
    fix: "Çizimin bu dosyaya göre yolunu yazın, örneğin ../images/kron-kesit.svg.",
  },
  {
    change: [alt, "alt: ▸Lamine Kron"],
    message: "“alt” yalnız dosyanın adını yineliyor.",
    fix: "Görselde ne olduğunu görmeyen birine anlatan bir cümle yazın.",
  },
];
