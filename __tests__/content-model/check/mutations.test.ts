import fc from "fast-check";
import { type Document, type Pair, parseDocument, visit } from "yaml";
import { documentProblems } from "../../../content-model/check/document-problems";
import { formatProblems } from "../../../content-model/check/problem";
import { uniqueProblems } from "../../../content-model/check/unique-problems";
import { indexContent } from "../../../content-model/content-index";
import { parseSourceFile, readSourceFiles } from "../../../content-model/documents";
import { fixtureContent } from "../../support/fixture-content";

const files = readSourceFiles(fixtureContent);

/** A change of a document's text: what a hurried hand, or a broken tool, might do to it. */
type Mutation = (text: string, seed: number, word: string) => string;

const pairsOf = (yaml: Document): Pair[] => {
  const pairs: Pair[] = [];
  visit(yaml, { Pair: (_, pair) => void pairs.push(pair) });
  return pairs;
};

/** Changes one field of the parsed document and writes it again. */
const onField =
  (change: (pair: Pair, word: string, yaml: Document) => void): Mutation =>
  (text, seed, word) => {
    const yaml = parseDocument(text);
    const pairs = pairsOf(yaml);
    const pair = pairs[seed % Math.max(pairs.length, 1)];
    if (pair) change(pair, word, yaml);
    return yaml.toString();
  };

const retyped = [null, true, 0, -1.5, "", [], {}, ["metin"], { fact: "yok" }, "1:30", "{yok}"];

const mutations: Record<string, Mutation> = {
  "drops a field": onField((pair, _, yaml) => {
    visit(yaml, {
      Map: (_key, map) => {
        map.items = map.items.filter((item) => item !== pair);
      },
    });
  }),
  "retypes a value": onField((pair, word, yaml) => {
    pair.value = yaml.createNode(retyped[word.length % retyped.length]);
  }),
  "inserts text": (text, seed, word) => {
    const at = seed % (text.length + 1);
    return text.slice(0, at) + word + text.slice(at);
  },
};

const yamlSign = fc.constantFrom(
  ..."{}[]&*!|>%@`'\"#:,-?\n\t \r",
  "---\n",
  "<<: ",
  "\uFEFF",
  "\uFFFD",
  "ı",
  "İ",
  "&a ",
  "*a",
);
const word = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: yamlSign, maxLength: 6 }));

describe.each(Object.entries(mutations))("a document after a hand that %s", (_, mutate) => {
  test("is valid, or answered with places inside the file", () => {
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(1_000_000), word, (which, seed, inserted) => {
        const file = files[which] ?? parseSourceFile("", "");
        const changed = parseSourceFile(file.path, mutate(file.text, seed, inserted));
        const all = files.map((other) => (other === file ? changed : other));
        const lines = changed.text.split("\n");
        const problems = [...documentProblems(changed, indexContent(all)), ...uniqueProblems(all)];
        const misplaced = problems.filter(({ file: path, line, column }) => {
          const length = lines[line - 1]?.length;
          return path === file.path && (length === undefined || column < 1 || column > length + 1);
        });
        expect(misplaced).toEqual([]);
        expect(problems.filter(({ message, fix }) => message.trim() === "" || fix.trim() === "")).toEqual([]);
        expect(formatProblems(problems)).not.toMatch(/undefined|\[object Object\]|\bat .*\.ts:\d/);
        const silent = changed.value === undefined && problems.length === 0;
        expect(silent).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
