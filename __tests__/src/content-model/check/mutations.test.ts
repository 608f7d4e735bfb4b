import fc from "fast-check";
import { checkDocuments } from "#src/content-model/check/check-documents.ts";
import { formatProblems, placed } from "#src/content-model/check/report.ts";
import { parseSourceFile, readSourceFiles } from "#src/content-model/documents.ts";
import { fixtureContent } from "../../../support/content-folder";

const files = readSourceFiles(fixtureContent);

const piece = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(..."{}[]&*!|>%@`'\"#:,-?\n\t \r", "---\n", "<<: ", "\uFEFF", "\uFFFD", "&a ", "*a"),
);
const value = fc.constantFrom(
  "",
  "null",
  "true",
  "-1.5",
  '""',
  "[]",
  "{}",
  "[metin]",
  "{ fact: yok }",
  "{yok}",
);

/** Random damage to a document: a missing line, a value of another type, a stray piece. */
const mutation = fc.oneof(
  fc.constant((_line: string) => ""),
  value.map((other) => (line: string) => line.replace(/: .*|:$/, `: ${other}`)),
  fc.tuple(piece, fc.nat(80)).map(
    ([stray, at]) =>
      (line: string) =>
        line.slice(0, at) + stray + line.slice(at),
  ),
);

test("any slip is valid or reported inside the file", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(200), mutation, (file, seed, mutate) => {
      const written = file.text.split("\n");
      const at = seed % written.length;
      const changed = parseSourceFile(file.path, written.with(at, mutate(written[at] ?? "")).join("\n"));
      const all = files.map((other) => (other === file ? changed : other));
      const lines = changed.text.split("\n");
      const problems = checkDocuments(all).map(placed);
      const misplaced = problems.filter(({ file: path, line, column }) => {
        const length = lines[line - 1]?.length;
        return path === file.path && (length === undefined || column < 1 || column > length + 1);
      });
      expect(misplaced).toEqual([]);
      expect(problems.filter(({ message, fix }) => message.trim() === "" || fix.trim() === "")).toEqual([]);
      expect(formatProblems(problems)).not.toMatch(/undefined|\[object Object\]|\bat .*\.ts:\d/);
      expect(changed.value === undefined && problems.length === 0).toBe(false);
    }),
    { numRuns: 120 },
  );
});
