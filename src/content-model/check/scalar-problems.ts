import { load, YAMLException } from "js-yaml";
import { isAlias, isNode, isPair, isScalar, isSeq, type Node, type Pair, type Scalar, visit } from "yaml";
import type { SourceFile, ValuePath } from "../documents";
import { isFileKind, metaOf } from "../schema";
import { dig, fieldsOf, isRecord, oncePerFile, schemaAt } from "../walk";
import { type Problem, problemAt } from "./problem";
import { unseenSignIn } from "./unseen-signs";
import { isCount } from "./yaml-types";

/** Reports values that are valid YAML, but not what was meant. */
export const scalarProblems = oncePerFile<Problem>((file) => {
  const found: Problem[] = [];
  visit(file.yaml, {
    Node(key, node, ancestors) {
      if (isNode(node)) found.push(...markProblems(file, node));
      if (!isScalar(node)) return;
      const path = pathTo([...ancestors, node]);
      found.push(...unseenProblems(file, node, path, key === "key"));
      if (key !== "key") found.push(...cutProblems(file, node, path), ...thousandProblems(file, node, path));
    },
  });
  return found.length > 0 ? found : ambiguities(file);
});

function pathTo(ancestors: readonly unknown[]): ValuePath {
  return ancestors.flatMap((ancestor, i): (string | number)[] => {
    if (isPair(ancestor)) return [keyOf(ancestor)];
    const child = ancestors[i + 1];
    return isSeq(ancestor) && child !== undefined ? [ancestor.items.indexOf(child)] : [];
  });
}

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : "");

/** Anchors, aliases and tags, which no document needs: the character or the whole value would be lost. */
function markProblems(file: SourceFile, node: Node): Problem[] {
  const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : "";
  if (sign === "") return [];
  const offset = Math.max(file.text.lastIndexOf(sign, node.range?.[0] ?? 0), 0);
  const word = /^\S+/.exec(file.text.slice(offset))?.[0] ?? sign;
  const fix = `Metinse çift tırnak içine alın; değilse “${word}” sözcüğünü silin, değeri burada yeniden yazın.`;
  return [problemAt(file, [], { message: `Tırnaksız değer ${sign} ile başlayamaz.`, fix }, { offset })];
}

/** The first invisible character of a key or value. */
function unseenProblems(file: SourceFile, node: Scalar, path: ValuePath, isKey: boolean): Problem[] {
  const text = typeof node.value === "string" ? node.value : "";
  const found = unseenSignIn(text, isKey || isName(file, path));
  const [start, end] = node.range ?? [0, 0];
  const source = file.text.slice(start, end);
  // Without a colon the parser reads the rest of the file as one key, which is reported elsewhere.
  if (!found || (isKey && source.includes("\n"))) return [];
  const fix = "İki yanındaki harflerle birlikte silip yeniden yazın; yeri belli değilse bütün değeri.";
  // An escape ("\u200b") is not in the file itself.
  const offset = start + Math.max(source.indexOf(found), 0);
  return [problemAt(file, path, { message: "Burada görünmeyen bir karakter var.", fix }, { offset })];
}

/** Whether a field is compared letter by letter; names of files are compared with those that there are. */
function isName(file: SourceFile, path: ValuePath): boolean {
  const { kind, uniqueIn, listedIn } = metaOf(schemaAt(file, path));
  const isText = kind === undefined || kind === "text" || isFileKind(kind);
  return !isText || listedIn !== undefined || (uniqueIn !== undefined && uniqueIn !== "list");
}

/** An unquoted text that ends at " #", or continues in a line that was meant as an item. */
function cutProblems(file: SourceFile, node: Scalar, path: ValuePath): Problem[] {
  const { kind, spelling, listedIn } = metaOf(schemaAt(file, path));
  const isFree = kind === "text" || (kind === "keyword" && !spelling && !listedIn);
  if (node.type !== "PLAIN" || !isFree || !node.range) return [];
  const [start, end] = node.range;
  const column = /[^\n]*$/.exec(file.text.slice(0, start))?.[0].search(/[^\s-]|$/) ?? 0;
  const comment = new RegExp(`^(?:[^\\S\\n]|\\n {${column + 1},})+#[^\\n]*`).exec(file.text.slice(end))?.[0];
  if (comment)
    return [
      problemAt(
        file,
        path,
        {
          message: `“${comment.trim()}” okunmuyor: boşluktan sonra gelen # metni keser.`,
          fix: "Değeri çift tırnak içine alın; açıklamaysa kendi satırına, girintisiz yazın.",
        },
        { offset: end + comment.indexOf("#") },
      ),
    ];
  const item = /\n\s*(?=- )/.exec(file.text.slice(start, end));
  if (!item) return [];
  const explanation = {
    message: "Bu madde üstündeki metne eklenmiş: satırın girintisi yanlış.",
    fix: "Maddeler aynı sütunda başlar; metnin devamıysa baştaki kısa çizgiyi kaldırın.",
  };
  return [problemAt(file, path, explanation, { offset: start + item.index + item[0].length })];
}

/** 10.000 is ten in YAML; in a quantity it means ten thousand. */
function thousandProblems(file: SourceFile, node: Scalar, path: ValuePath): Problem[] {
  const { source = "", value } = node;
  if (typeof value !== "number" || !isCount(path) || !/^-?[1-9]\d{0,2}\.\d{3}$/.test(source)) return [];
  return [
    problemAt(file, path, {
      message: `${source} burada ${String(value).replace(".", ",")} olarak okunur.`,
      fix: "Binlik ayırıcı koymayın; sitede kendiliğinden eklenir.",
      value: Number(source.replace(".", "")),
    }),
  ];
}

const ambiguous = {
  message: "Bu değer iki türlü okunabilir.",
  fix: "Metinse çift tırnak içine alın; sayıysa yalnız rakamla yazın.",
};

/** Values that the site's parser (js-yaml, in gatsby-transformer-yaml) reads differently, such as dates, or not at all. */
function ambiguities(file: SourceFile): Problem[] {
  if (file.yaml.errors.length > 0 || !isRecord(file.value)) return [];
  try {
    const read = load(file.text);
    return fieldsOf(file)
      .filter(({ path, value }) => typeof value !== "object" && !Object.is(dig(read, path), value))
      .map(({ path }) => problemAt(file, path, ambiguous));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return [problemAt(file, [], ambiguous, { offset: error.mark.position })];
  }
}
