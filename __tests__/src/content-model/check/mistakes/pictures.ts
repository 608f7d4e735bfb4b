import sharp from "sharp";
import type { ContentFolder } from "../../../../support/content-folder";
import { heic } from "../../../../support/heic";
import type { Mistake } from "./mistake";

const draw = (format: "jpeg" | "png" | "tiff", width = 1200, height = 500, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format)
    .withMetadata({ orientation })
    .toBuffer();

const drawn =
  (name: string, ...picture: Parameters<typeof draw>) =>
  async (content: ContentFolder) =>
    content.write(`images/${name}`, await draw(...picture));

const half = (name: string) => async (content: ContentFolder) => {
  const whole = await draw("jpeg");
  content.write(`images/${name}`, whole.subarray(0, whole.length / 2));
};

/** Adds a PNG whose header declares an impossible size. */
const huge = (name: string) => async (content: ContentFolder) => {
  const bytes = await draw("png", 10, 10);
  bytes.writeUInt32BE(24_000, 16);
  bytes.writeUInt32BE(12_000, 20);
  content.write(`images/${name}`, bytes);
};

const text = (name: string, written: string) => (content: ContentFolder) =>
  content.write(`images/${name}`, Buffer.from(written));

const src = "src: ../images/lamine-kron.jpg";
const outlines = "outlines: ../images/kron-kesit.svg";

const certificates = "pages/kalite-standartlari.yaml";
const certificate =
  "  - type: certificates\n    title: Belgeler\n    items:\n      - title: ISO\n        description: Kalite.\n";
const withPdf = (file: string) =>
  ["sections:\n", `sections:\n${certificate}        file: ▸${file}\n`] as const;

export const pictureMistakes: readonly Mistake[] = [
  {
    change: [src, "src: ▸../images/lamin-kron.jpg"],
    message: "Görsel bulunamadı: lamin-kron.jpg",
    fix: /^Benzer adlar: lamine-kron\.jpg\. Biri aynı görünüyorsa/,
  },
  {
    change: [src, "src: ▸C:\\Resimler\\lamine-kron.jpg"],
    message: "“Görsel” beklenen biçimde değil: “C:\\Resimler\\lamine-kron.jpg”.",
    fix: "Görseller klasöründen bir JPG, PNG, WebP ya da AVIF seçin; yolu bu dosyaya göredir, örneğin ../images/tezgah.jpg.",
  },
  {
    change: [src, "src: ▸./images/lamine-kron.jpg"],
    message: "Görsel bulunamadı: lamine-kron.jpg",
    fix: "Dosyayı content/images klasörüne koyun; oradaysa yolunu düzeltin.",
  },
  {
    before: drawn("lamine#2?.jpg", "jpeg"),
    change: [src, 'src: ▸"../images/lamine#2?.jpg"'],
    message: "Dosyanın adında “#” var: lamine#2?.jpg",
    fix: /^Bazı sunucular .* örneğin lamine2\.jpg\.$/,
  },
  {
    before: drawn("lamine.jpg", "tiff"),
    change: [src, "src: ▸../images/lamine.jpg"],
    message: "lamine.jpg kullanılamayan bir biçimde: TIFF.",
    fix: "Görseli JPG, PNG, WebP ya da AVIF olarak kaydedin; yalnız adını değiştirmek yetmez.",
  },
  {
    before: text("lamine.jpg", "bu bir görsel değil"),
    change: [src, "src: ▸../images/lamine.jpg"],
    message: "lamine.jpg bir görsel olarak okunamadı.",
    fix: "Dosya bozuk ya da başka türden olabilir; JPG, PNG, WebP ya da AVIF olarak yeniden kaydedin.",
  },
  {
    before: drawn("lamine.jfif", "jpeg"),
    change: [src, "src: ▸../images/lamine.jfif"],
    message: "lamine.jfif adının sonundan görsel olduğu anlaşılmıyor.",
    fix: "Dosyanın adını lamine.jpg yapıp görseli yeniden seçin.",
  },
  {
    before: half("lamine.jpg"),
    change: [src, "src: ▸../images/lamine.jpg"],
    message: "lamine.jpg sonuna kadar okunamıyor: dosya yarım kalmış ya da bozulmuş.",
    fix: /^Dosyayı aslından yeniden kopyalayın; /,
  },
  {
    before: huge("lamine.png"),
    change: [src, "src: ▸../images/lamine.png"],
    message: "lamine.png açılamayacak kadar büyük: 24000 × 12000 piksel.",
    fix: "Bir fotoğraf programında küçültüp kaydedin; uzun kenarı 4000 piksel olsa yeter.",
  },
  {
    before: drawn("lamine.png", "png", 900, 6400),
    change: [src, "src: ▸../images/lamine.png"],
    message: "lamine.png çok ince uzun: 900 × 6400 piksel.",
    fix: "Uzun kenarı kısa kenarının en çok 7 katı olacak biçimde kırpın.",
  },
  {
    before: drawn("lamine.png", "png", 799),
    change: [src, "src: ▸../images/lamine.png"],
    message: "lamine.png çok küçük: genişliği 799 piksel.",
    fix: "En az 800 piksel genişliğinde bir görsel kullanın; 1920 piksel iyidir.",
  },
  {
    before: drawn("lamine.jpg", "jpeg", 1200, 700, 6),
    change: [src, "src: ▸../images/lamine.jpg"],
    message: "lamine.jpg çok küçük: genişliği 700 piksel.",
    fix: /800 piksel/,
  },
  {
    before: (content) => content.write("images/lamine.heic", heic),
    change: [src, "src: ▸../images/lamine.heic"],
    message: "lamine.heic bir telefon fotoğrafı (HEIC); sitede gösterilemez.",
    fix: "Fotoğrafı JPG olarak kaydedin. iPhone’da Ayarlar → Kamera → Biçimler → En Uyumlu seçilirse yenileri JPG olur.",
  },
  {
    file: "products/porselen-kron.yaml",
    change: [outlines, "outlines: ▸../images/porselen-kron.jpg"],
    message: "“Tabakaların kesit üzerindeki sınırları” beklenen biçimde değil: “porselen-kron.jpg”.",
    fix: "SVG olarak kaydedilmiş bir çizim seçin; adı .svg ile biter.",
  },
  {
    file: certificates,
    change: withPdf("../images/belge.pdf"),
    message: "Dosya bulunamadı: belge.pdf",
    fix: "Dosyayı content/images klasörüne koyun; oradaysa yolunu düzeltin.",
  },
  ...["bu bir PDF değil", "%PDF-1.7 yarım kalmış"].map((written) => ({
    file: certificates,
    before: text("belge.pdf", written),
    change: withPdf("../images/belge.pdf"),
    message: "belge.pdf bir PDF olarak okunamadı.",
    fix: /^Dosya bozuk, yarım kalmış/,
  })),
];
