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
  const [sign = "", ...lines] = source.split(/\r?\n/);
  const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
  if (!/^>[-+]?$/.test(sign.trim()) || lines.some((line) => line.trim() === "") || /\n/.test(text))
    return undefined;
  const words = text.split(/ +/);
  const old = lines.map((line) => line.trim().split(/ +/));
  const head = countWhile(old, (line, i) => {
    const from = old.slice(0, i).flat().length;
    return line.every((word, k) => words[from + k] === word);
  });
  const kept = old.slice(0, head).flat().length;
  const rest = old.slice(head).reverse();
  const tail = countWhile(rest, (line, i) => {
    const to = words.length - rest.slice(0, i).flat().length;
    return to - line.length >= kept && line.every((word, k) => words[to - line.length + k] === word);
  });
  const behind = rest.slice(0, tail).flat().length;
  return [
    sign,
    ...lines.slice(0, head),
    ...wrap(words.slice(kept, words.length - behind), lineWidth - indent.length).map((line) => indent + line),
    ...lines.slice(lines.length - tail),
  ].join("\n");
}

function countWhile<T>(items: readonly T[], test: (item: T, position: number) => boolean): number {
  const stop = items.findIndex((item, i) => !test(item, i));
  return stop < 0 ? items.length : stop;
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
