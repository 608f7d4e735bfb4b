import { positionOfPart, type SourceFile } from "../documents";
import { fieldsOf } from "../walk";
import { type Explanation, type Problem, problemAt } from "./problem";

/** A part of a text that would be published literally. */
interface Literal extends Explanation {
  part: string;
}

/** Reports the first markup, quoted figure or mojibake of each text, which the site would show literally. */
export const literalProblems = (file: SourceFile): Problem[] =>
  fieldsOf(file).flatMap((field) => {
    if (field.meta.kind !== "text" || typeof field.value !== "string") return [];
    const found = literalIn(field.value);
    return found
      ? [problemAt(file, positionOfPart(file, field.path, found.part), found.message, found.fix)]
      : [];
  });

const literalIn = (text: string): Literal | undefined =>
  first(text, /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, "Yerine karakterin kendisini koyun.") ??
  first(text, /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--/i, "İşaretleri silin; yalnız metin kalsın.") ??
  first(
    text,
    /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|__[^_\s](?:[^_]*[^_\s])?__/,
    "İşaretleri silin; yazı kalınlaşmaz.",
  ) ??
  first(
    text,
    /(?<![\p{L}\d*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\d*])/u,
    "İşaretleri silin; yazı eğik olmaz.",
  ) ??
  first(text, /^#{1,6}(?=\s)/m, "Baştaki # işaretini silin; başlığın kendi alanı var.") ??
  first(text, /^[“”„"'‘’][\d.,%+\s]+[“”"'‘’]$/, "Tırnakları silin.") ??
  layoutIn(text) ??
  misreadIn(text);

/**
 * Wrongly decoded Turkish letters: "Diþ" and "yýllýk" (windows-1254 read as windows-1252), "DiÅŸ" (UTF-8 read as one of
 * them). Capitalised names may have "ý" and "ð": "Nový", "Sigurðsson".
 */
const misread = /[þÞÐÝ]|(?<!\p{L})\p{Ll}*[ðý]|[lm]arý|[ÃÄÅ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/u;

function misreadIn(text: string): Literal | undefined {
  const word = text.split(/\s+/).find((each) => misread.test(each));
  if (word === undefined) return undefined;
  return {
    part: word,
    message: `“${word}” yazısının harfleri bozulmuş.`,
    fix: "Metni aslından yeniden kopyalayın ya da harfleri düzeltin.",
  };
}

/** Lists and tables pasted from another program, which the site shows on one line. */
function layoutIn(text: string): Literal | undefined {
  const [part] = /\n|\t|^[•◦▪●‣]/.exec(text) ?? [];
  if (part === undefined) return undefined;
  const what = part === "\n" ? "satır sonu" : part === "\t" ? "sekme" : "madde işareti";
  return {
    part,
    message: `Metinde ${what} var; sitede hepsi yan yana, tek paragraf olur.`,
    fix: "Cümlelerle yazın; liste gerekiyorsa her satırı o bölümün ayrı bir maddesi yapın.",
  };
}

function first(text: string, pattern: RegExp, fix: string): Literal | undefined {
  const [part] = pattern.exec(text) ?? [];
  return part === undefined
    ? undefined
    : { part, message: `“${part}” sitede yazıldığı gibi, bu işaretlerle görünür.`, fix };
}
