import { type ContentFolder, product } from "../../../../support/content-folder";
import type { Mistake } from "./mistake";

const notFound = "pages/not-found.yaml";
const moved = (to: string) => (content: ContentFolder) => {
  content.write(to, content.read(product));
  content.remove(product);
};

export const fileMistakes: readonly Mistake[] = [
  {
    file: "fiyatlar.yaml",
    before: (content) => content.write("fiyatlar.yaml", "title: Fiyatlar\n"),
    message: "Bu dosya burada beklenmiyor.",
    fix: /^Burada bulunabilen dosyalar: site\.yaml, .*products\/\*\.yaml\.$/,
  },
  {
    file: "products/lamine-kron.YML.txt",
    before: moved("products/lamine-kron.YML.txt"),
    message: "Bu dosya burada beklenmiyor.",
    fix: "Uzantısı .yaml olmalı; dosyanın adını lamine-kron.yaml yapın.",
  },
  {
    file: notFound,
    before: (content) => content.write(notFound, ""),
    message: "Dosya boş.",
    fix: "Bu dosyanın alanları: seo, title, message, homeLabel, language, help, searchLabel, nearestTitle, noResult, groupsTitle.",
  },
  {
    file: notFound,
    before: (content) => content.write(notFound, "- title: 404\n"),
    message: "Dosya “ad: değer” satırlarından oluşmalı.",
    fix: /^Bu dosyanın alanları: seo, /,
  },
  {
    // Another product that names it is not blamed.
    change: ["slug: lamine-kron", "slug: ▸Lamine Kron"],
    message: "“Sayfanın adresi” beklenen biçimde değil: “Lamine Kron”.",
    fix: "Yalnız küçük İngilizce harf, rakam ve aralarında kısa çizgi kullanın, örneğin gece-plagi.",
  },
];
