import { withoutLinks } from "../../domain/text-links";
import { fieldsOf, oncePerFile } from "../walk";
import { type Problem, problemAt } from "./problem";

/** What the site would show as it is written, or lose, with the way out. */
const literals: readonly (readonly [pattern: RegExp, message: (part: string) => string, fix: string])[] = [
  [
    /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__|(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])|^#{1,6}(?=\s)|^[“”„"'‘’][\d.,%+\s]+[“”"'‘’]$/imu,
    (part) => `“${part}” sitede yazıldığı gibi, bu işaretlerle görünür.`,
    "İşaretleri silin; yalnız metin kalsın.",
  ],
  [
    /\n|\t|^[•◦▪●‣]/,
    () => "Metinde satır sonu, sekme ya da madde işareti var; sitede tek paragraf olur.",
    "Cümlelerle yazın; liste gerekiyorsa her satırı o bölümün ayrı bir maddesi yapın.",
  ],
  [
    // All that is left of a link which lacks something.
    /[[\]][^[\]]{0,40}|\(\/[a-z#][^)]*\)?/i,
    (part) => `“${part.trim()}” bağlantıya benziyor, ama bağlantı değil.`,
    "Bağlantıyı eksiksiz ve arada boşluk olmadan yazın: [sözcükler](/adres). Bağlantı değilse bu parantezleri kaldırın.",
  ],
];

/** Reports the first such part of each text. */
export const literalProblems = oncePerFile<Problem>((file) =>
  fieldsOf(file).flatMap(({ path, value, meta }) => {
    if (meta.kind !== "text" || typeof value !== "string") return [];
    const text = withoutLinks(value);
    for (const [pattern, message, fix] of literals) {
      const [part] = pattern.exec(text) ?? [];
      if (part !== undefined) return [problemAt(file, path, { message: message(part), fix }, { part })];
    }
    return [];
  }),
);
