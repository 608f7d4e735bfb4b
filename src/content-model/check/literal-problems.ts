import { positionOfPart, type SourceFile } from "../documents";
import { fieldsOf } from "../walk";
import { misreadLetters } from "./misread-letters";
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
  entityIn(text) ??
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

/** HTML character entities. */
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "’",
  bull: "•",
  copy: "©",
  deg: "°",
  euro: "€",
  gt: ">",
  hellip: "…",
  laquo: "«",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  middot: "·",
  nbsp: "bir boşluk",
  ndash: "–",
  quot: "”",
  raquo: "»",
  rdquo: "”",
  reg: "®",
  rsquo: "’",
  shy: "hiçbir şey",
  times: "×",
  trade: "™",
  ccedil: "ç",
  ouml: "ö",
  uuml: "ü",
  scedil: "ş",
  acirc: "â",
  icirc: "î",
  ucirc: "û",
};

function entityIn(text: string): Literal | undefined {
  const match = /&(?:#(\d+)|#x([\da-f]+)|([a-z]{2,8}));/i.exec(text);
  if (!match) return undefined;
  const [part, decimal, hex, name = ""] = match;
  const letter = hex
    ? characterOf(Number.parseInt(hex, 16))
    : decimal
      ? characterOf(Number(decimal))
      : letterOf(name);
  return {
    part,
    message: `“${part}” sitede yazıldığı gibi görünür.`,
    fix: `Yerine ${letter ?? "karakterin kendisini"} koyun.`,
  };
}

const characterOf = (code: number): string | undefined =>
  /^[\p{L}\p{N}\p{P}\p{S}]$/u.exec(code <= 0x10ffff ? String.fromCodePoint(code) : "")?.[0] ?? entities.nbsp;

function letterOf(name: string): string | undefined {
  const letter = entities[name.toLowerCase()];
  return letter && /^[A-Z]/.test(name) ? letter.toLocaleUpperCase("tr") : letter;
}

function misreadIn(text: string): Literal | undefined {
  const found = misreadLetters(text);
  return (
    found && {
      part: found.word,
      message: `“${found.word}” yazısının harfleri bozulmuş.`,
      fix: `“${found.meant}” olmalı; metni aslından yeniden kopyalayın ya da harfleri düzeltin.`,
    }
  );
}
