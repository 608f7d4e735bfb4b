import { parse, Scalar, stringify } from "yaml";

/** Lines of the content are at most this long where they can be. */
export const lineWidth = 112;

/**
 * A text as the content writes texts: plain where every reader of YAML agrees on it, folded where it is long.
 * @param room characters left on its line
 */
export function textNode(text: string, room: number, was?: Scalar["type"]): Scalar {
  const node = new Scalar(text);
  if (was === "QUOTE_DOUBLE" || was === "QUOTE_SINGLE") node.type = was;
  else if (!isPlain(text)) node.type = "QUOTE_DOUBLE";
  else node.type = "PLAIN";
  const length = text.length + (node.type === "PLAIN" ? 0 : 2);
  if (text.includes("\n")) node.type = "BLOCK_LITERAL";
  else if (length > room) node.type = "BLOCK_FOLDED";
  return node;
}

function isPlain(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return false; // a sign alone, as in suffix: "+", is easily taken for YAML's own
  const plain = stringify(text, { lineWidth: 0 }).trimEnd();
  return plain === text && (["1.1", "1.2"] as const).every((version) => parse(plain, { version }) === text);
}

/**
 * A folded text with other words, as it stands in the file: lines before and behind the changed words stay.
 * @param source how it was written, from the folding sign on
 * @returns undefined where it cannot be written so and has to be folded anew
 */
export function refold(source: string, text: string): string | undefined {
  const [sign = "", ...lines] = source.split("\n");
  const plain = lines.every((line) => line.trim() !== "") && !text.includes("\n");
  if (!plain || !/^>[-+]?$/.test(sign.trim())) return undefined;
  const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
  const words = text.split(/ +/);
  const old = lines.map((line) => line.trim().split(/ +/));
  const before = linesAlike(old, words);
  const after = linesAlike(
    old.slice(before).toReversed().map(reversed),
    reversed(words.slice(count(old, before))),
  );
  // Words put in between two lines go on with the first of them.
  const head = before > 0 && before + after === old.length ? before - 1 : before;
  const tail = lines.length - after;
  const between = words.slice(count(old, head), words.length - count(old.slice(tail), after));
  const folded = wrap(between, lineWidth - indent.length).map((line) => indent + line);
  return [sign, ...lines.slice(0, head), ...folded, ...lines.slice(tail)].join("\n");
}

const reversed = (words: readonly string[]): string[] => words.toReversed();

const count = (lines: readonly string[][], first: number): number => lines.slice(0, first).flat().length;

/** How many of the lines the words begin with. */
function linesAlike(lines: readonly string[][], words: readonly string[]): number {
  const stop = lines.findIndex((line, i) => line.some((word, k) => words[count(lines, i) + k] !== word));
  return stop < 0 ? lines.length : stop;
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
