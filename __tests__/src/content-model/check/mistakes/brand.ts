import type { ContentFolder } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const brand = "brand.yaml";
const logo = "logo.svg";
const triangle = '<path d="M4 20 12 4l8 16z"';

export const brandMistakes: readonly Mistake[] = [
  {
    file: brand,
    change: ['main: "#20566B"', 'main: ▸"#4FA3BF"'],
    message: "Ana renk (#4FA3BF) okunmuyor: üstündeki yazıya ya da altındaki zemine çok yakın.",
    fix: /^Okunan en yakın rengi seçin\. Şöyle yazın: "#[0-9A-F]{6}"$/,
  },
  {
    file: brand,
    change: ['page: "#FAFAF8"', 'page: ▸"#2A2A2A"'],
    message: "Bu zemin (#2A2A2A) yeterince açık değil; üstündeki yazılar okunmaz.",
    fix: /^Okunan en yakın rengi seçin\. Şöyle yazın: "#[0-9A-F]{6}"$/,
  },
  {
    file: brand,
    change: ['main: "#20566B"', 'main: ▸"#056"'],
    message: "“Ana renk” beklenen biçimde değil: “#056”.",
    fix: "Rengi # ve altı haneyle yazın, örneğin #0F4C5C.",
  },
  {
    file: brand,
    change: ['main: "#20566B"', "main: ▸#20566B"],
    message: "“Ana renk” boş.",
    fix: "Doldurun. # ile başlayan değer çift tırnak içinde yazılır.",
  },
  {
    file: "site.yaml",
    change: [
      "brand: Nilüfer Protez",
      "brand: ▸Mamak Mimar Muammer Mumcuoğlu Mahallesi Muntazam Mum Modelaj Merkezi",
    ],
    message: "“Laboratuvarın marka adı” çok uzun: 68 karakter.",
    fix: "En çok 60 karakter olabilir.",
  },
  {
    file: logo,
    before: (content) => content.remove(logo),
    message: "Bu dosya eksik.",
    fix: "Ambleminizi SVG çizimi olarak content/logo.svg adıyla kaydedin.",
  },
  {
    file: logo,
    before: (content) =>
      content.replace(logo, 'fill="var(--warm, #F2E8D8)"/>', 'fill="var(--warm, #F2E8D8)">'),
    message: "Amblem bir SVG çizimi olarak okunamadı.",
    fix: /düz SVG/,
  },
  ...['width="9" height="9"', 'viewBox="0 0 48 24"'].map((frame) => ({
    file: logo,
    before: (content: ContentFolder) => content.replace(logo, 'viewBox="0 0 24 24"', frame),
    message: "Amblemin çerçevesi (viewBox) kare değil ya da yok.",
    fix: /^Çizim programında sayfayı kare yapıp .* örneğin viewBox="0 0 100 100"\.$/,
  })),
  {
    file: logo,
    before: (content) => {
      content.replace(
        logo,
        triangle,
        `<text x="1" y="9">N</text><path onclick="alert(1)" d="M4 20 12 4l8 16z"`,
      );
      content.replace(logo, 'fill="none"', 'fill="url(https://ornek.example/a.svg#b)"');
    },
    message: "Amblemde “<text”, “onclick”, “url(https://ornek.example/a.svg#b” kullanılamaz.",
    fix: /^Amblem yalnız çizimdir: yazıyı yollara .* dosyanın dışına gitmeyin/,
  },
  {
    // As Illustrator saves, unless told otherwise.
    file: logo,
    before: (content) =>
      content.replace(
        logo,
        triangle,
        `<style>.cls-1{fill:#056}</style><path class="cls-1" d="M4 20 12 4l8 16z"`,
      ),
    message: "Amblemde “<style” kullanılamaz.",
    fix: /Illustrator’da .*Presentation Attributes/,
  },
  {
    file: logo,
    before: (content) =>
      content.replace(logo, "M4 20 12 4l8 16z", `M4 20 12 4l8 16z${"M1 1h1".repeat(2000)}`),
    message: "Amblem çok büyük: 13 kB.",
    fix: /en çok 10 kB olabilir/,
  },
];
