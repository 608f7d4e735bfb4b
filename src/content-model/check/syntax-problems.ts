import type { YAMLError } from "yaml";
import type { SourceFile } from "../documents";
import { type Explanation, type Problem, problemAt } from "./problem";

/** Reports the first YAML error, from which the others follow. */
export function syntaxProblems(file: SourceFile): Problem[] {
  const { errors } = file.yaml;
  const first =
    errors.find(({ code }) => code === "TAB_AS_INDENT") ??
    errors.find(({ code }) => code !== "DUPLICATE_KEY") ??
    errors[0];
  if (!first) return [];
  const offset = offsetOf(file, first);
  return [problemAt(file, [], explain(file, first, offset), { offset })];
}

/** Git's conflict markers. */
const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m;

/** Reports what makes the whole file unreadable: its encoding, or an unfinished merge. */
export function fileProblems(file: SourceFile): Problem[] {
  const { text, lostTarget } = file;
  const at = (offset: number, message: string, fix: string) => [
    problemAt(file, [], { message, fix }, { offset }),
  ];
  if (lostTarget !== undefined)
    return at(
      0,
      `Bu bir bağlantı, ama gösterdiği yerde bir şey yok: ${lostTarget}`,
      "Bağlantıyı silip dosyanın kendisini buraya koyun; gerekmiyorsa yalnız silin.",
    );
  const directive = /^%(?!YAML 1\.2\s).*/m.exec(text.split(/^---/m, 1)[0] ?? "");
  if (directive)
    return at(
      directive.index,
      `“${directive[0].trim()}” satırı değerleri başka türlü okutur.`,
      "Bu satırı ve altındaki --- satırını silin.",
    );
  // Single-byte Turkish text (older Windows editors), or UTF-16.
  const wrongLetter = text.includes("\0") ? 0 : text.indexOf("\uFFFD");
  if (wrongLetter >= 0)
    return at(
      wrongLetter,
      "Dosya UTF-8 ile kaydedilmemiş; Türkçe harfler okunamıyor.",
      "Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.",
    );
  const merge = mark.exec(text);
  if (!merge) return [];
  return at(
    merge.index,
    "Dosyada yarım kalmış bir birleştirme var.",
    "İki sürüm alt alta duruyor: ======= çizgisinin üstündeki ve altındaki. Birini bırakın; ötekini ve <, =, > işaretli satırları silin.",
  );
}

/** Lookalikes of a space at the beginning of a line, where YAML needs a space. */
const lookalike = /^( *(?:- *|[\w-]+:)?)[^\S \t\r\n]/m;

const unquoted: Explanation = {
  message: "Değer tırnaksız okunamıyor.",
  fix: "Metinse tamamını çift tırnak içine alın, içindeki çift tırnağın yerine “ ” koyun; listeyse alt satırdan başlatın.",
};

const columns =
  "Aynı düzeydeki satırlar aynı sütunda başlar; her düzey bir öncekinden iki boşluk içeridedir.";

/** What is wrong at an offset. */
function explain(file: SourceFile, { code, message }: YAMLError, offset: number): Explanation {
  const { text } = file;
  const rest = text.slice(offset);
  if (code === "TAB_AS_INDENT")
    return { message: "Girintide sekme (Tab) var.", fix: "Her düzey için iki boşluk koyun." };
  if (code === "DUPLICATE_KEY")
    return {
      message: `“${/^["']?([^\s:"']*)/.exec(rest)?.[1]}” alanı iki kez yazılmış.`,
      fix: "Birini silin; yeni bir maddenin ilk satırıysa başına kısa çizgi ve boşluk koyun.",
    };
  if (code === "MULTIPLE_DOCS")
    return { message: "Dosya “---” satırıyla ikiye bölünmüş.", fix: "O satırı silin." };
  if (lookalike.test(lineAt(text, offset)))
    return {
      message: "Olağan boşluğun yerinde başka bir boşluk karakteri var.",
      fix: "Buradaki boşlukları silip boşluk tuşuyla yeniden yazın.",
    };
  if (code === "BAD_DQ_ESCAPE")
    return { message: "Çift tırnak içinde ters eğik çizgi (\\) var.", fix: "Silin ya da \\\\ yazın." };
  if (code === "BAD_SCALAR_START") return unquoted;
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  if (quote) return { message: "Açılan tırnak kapatılmamış.", fix: `Metnin sonuna ${quote} koyun.` };
  if (message.startsWith("Flow"))
    return {
      message: "Açılan { ya da [ kapatılmamış.",
      fix: "} ya da ] ile kapatın; boşluktan sonra gelen # işaretinden sonrası okunmaz.",
    };
  return explainLine(lineAt(text, offset), text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
}

/**
 * What is wrong in a line that could not be read.
 * @param before the part that could be
 */
function explainLine(line: string, before: string): Explanation {
  const start = before.trimEnd();
  if (/[{[][^}\]]*$/.test(start))
    return {
      message: "Süslü ya da köşeli parantezin içi okunamıyor.",
      fix: "Alanları “ad: değer” biçiminde, aralarına virgül koyarak yazın; metinleri çift tırnak içine alın.",
    };
  if (/[>|][+-]?$/.test(start))
    return {
      message: `“${start.slice(-2).trim()}” işaretinden sonra satır boş kalmalı.`,
      fix: "Metni alt satırdan, iki boşluk içeriden başlatın.",
    };
  if (/[}"'\]]$/.test(start) || /^\s*(?:- )?[\w-]+: *(?:- |.*: )/.test(line)) return unquoted;
  if (/^\s*(?:- |[\w-]+:(?:\s|$))/.test(line)) return { message: "Satırın girintisi yanlış.", fix: columns };
  return {
    message: "Bu satır ne bir alan ne de bir liste maddesi.",
    fix: "Üstteki metnin devamıysa aynı satıra alın; değilse “ad: değer” ya da “- madde” biçiminde, boşluğuyla yazın.",
  };
}

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1).split(/\r?\n/, 1)[0] ?? "";

/** Where the mistake is: the parser reports what is left open at its end, and a wrong indent at the line above. */
function offsetOf({ text }: SourceFile, { code, pos: [offset], message }: YAMLError): number {
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  if (quote) {
    const opening = Math.max(
      text.lastIndexOf(`: ${quote}`, offset - 1),
      text.lastIndexOf(`- ${quote}`, offset - 1),
    );
    return opening < 0 ? offset : opening + 2;
  }
  if (message.startsWith("Flow"))
    return Math.max(text.lastIndexOf("{", offset - 1), text.lastIndexOf("[", offset - 1));
  const line = lineAt(text, offset);
  const [before, space] = lookalike.exec(line) ?? [];
  if (before !== undefined && space !== undefined)
    return text.lastIndexOf("\n", offset - 1) + 1 + space.length;
  const isAbove = code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("Nested") && !/: .*: /.test(line);
  const next = isAbove ? /\n\s*/.exec(text.slice(offset)) : null;
  return next ? offset + next.index + next[0].length : offset;
}
