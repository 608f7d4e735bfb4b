import { placeOfPart, type SourceFile, type ValuePath, writtenAt } from "../documents";
import { dig, fieldsOf, isRecord } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Words of a text that are about something else of the site, and are false where that is not there. */
interface Mention {
  words: RegExp;
  /** Which texts are read; without it all. */
  isRead?: (file: SourceFile, path: ValuePath) => boolean;
  isThere: (content: Content) => boolean;
  message: string;
  fix: string;
}

interface Content {
  site: unknown;
  home: unknown;
  products: readonly unknown[];
}

const notice = "pages/kvkk.yaml";

const isInNotice = (file: SourceFile) => file.path === notice;

const mentions: readonly Mention[] = [
  {
    words: /whatsapp/i,
    // Labels of links that are not shown say nothing.
    isRead: (_, path) => !path.some((step) => /^whatsapp/.test(String(step))),
    isThere: ({ site }) => dig(site, ["whatsapp"]) !== undefined,
    message: "Metin WhatsApp’tan söz ediyor, site.yaml dosyasında ise numarası yok.",
    fix: "Metinden çıkarın ya da content/site.yaml içine “whatsapp” numarasını yazın.",
  },
  {
    // "Aşağıda … anılan hizmetlere", "hizmetlerin adı “Verileri kimlere aktarırız” bölümünde".
    words: /aşağıda[^.;]*hizmet|hizmet[^.;]*bölüm/i,
    isRead: isInNotice,
    isThere: ({ site }) => Object.keys(Object(dig(site, ["providers"]))).length > 0,
    message: "Metin hizmet sağlayıcıların listesine gönderiyor, site.yaml dosyasında ise onlar yok.",
    fix: "content/site.yaml içine “providers” yazın (yayımlamak için gerekli) ya da cümleyi çıkarın.",
  },
  {
    words: /e-posta[^.;]*aşağıdaki adres/i,
    isRead: (file, path) => isInNotice(file) && path[0] === "contact",
    isThere: ({ site }) => dig(site, ["kvkkEmail"]) !== undefined,
    message:
      "Metin aşağıdaki adrese e-posta gönderilmesini söylüyor, site.yaml dosyasında ise “kvkkEmail” yok.",
    fix: "E-postayla başvuruyu metinden çıkarın ya da content/site.yaml içine “kvkkEmail” yazın.",
  },
  {
    words: /garanti/i,
    isRead: isInNotice,
    isThere: ({ site, products }) =>
      dig(site, ["facts", "warranty"]) !== undefined || products.some(hasWarranty),
    message: "Metin garantiden söz ediyor, hiçbir ürünün ise garantisi yok.",
    fix: "Metinden çıkarın ya da garantili ürünün dosyasına “warranty” yazın.",
  },
  {
    words: /bilgi talebi form/i,
    isThere: ({ home }) => dig(home, ["infoRequest"]) !== undefined,
    message: "Metin bilgi talebi formundan söz ediyor, ana sayfada ise o form yok.",
    fix: "Metinden çıkarın ya da content/pages/home.yaml içine “infoRequest” bölümünü yazın.",
  },
];

function hasWarranty(product: unknown): boolean {
  const materials = dig(product, ["materials", "items"]);
  return [product, ...(Array.isArray(materials) ? materials : [])].some(
    (each) => isRecord(each) && each.warranty !== undefined,
  );
}

/** Texts about what the laboratory or its site does not have. */
export function emptyMentions(files: readonly SourceFile[]): Problem[] {
  const at = (path: string) => files.find((file) => file.path === path)?.value;
  const content: Content = {
    site: at("site.yaml"),
    home: at("pages/home.yaml"),
    products: files.filter(({ kind }) => kind?.type === "Product").map(({ value }) => value),
  };
  const empty = mentions.filter(({ isThere }) => !isThere(content));
  return files.flatMap((file) =>
    fieldsOf(file).flatMap(({ path, value, meta }) => {
      if (meta.kind !== "text" || typeof value !== "string") return [];
      return empty.flatMap(({ words, isRead, message, fix }) => {
        const [found] = isRead?.(file, path) === false ? [] : (words.exec(value) ?? []);
        if (found === undefined) return [];
        return [problemAt(file, placeOfPart(file, path, writtenPart(file, path, found)), message, fix)];
      });
    }),
  );
}

/** Words of a text as the file has them, which may break the line between two. */
function writtenPart(file: SourceFile, path: ValuePath, words: string): string {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(literal).exec(writtenAt(file, path))?.[0] ?? words;
}
