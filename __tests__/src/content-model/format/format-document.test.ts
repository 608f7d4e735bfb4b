import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { keyword, text } from "#src/content-model/fields.ts";
import { formatText } from "#src/content-model/format/format-document.ts";
import { quantity } from "#src/content-model/quantities.ts";
import { required } from "#src/domain/required.ts";

const schema = z.strictObject({
  title: text("Başlık"),
  length: quantity.optional(),
  words: z.array(keyword("Sözcük")).optional(),
});

test("writes keys in the model's order", () => {
  expect(formatText(schema, 'words: ["a", b]\nlength:\n  unit: mm\n  number: 3\ntitle: "Kron"\n')).toBe(
    "title: Kron\nlength: { number: 3, unit: mm }\nwords:\n  - a\n  - b\n",
  );
});

test("composes letters", () => {
  const source = "# Ölçü\ntitle: Çocuk protezi\n";
  expect(formatText(schema, source.normalize("NFD"))).toBe(source);
});

test("quotes texts that could be read as another type", () => {
  expect(formatText(schema, "title: 'on'\n")).toBe('title: "on"\n');
  expect(formatText(schema, 'title: "Kron: {a}"\n')).toBe('title: "Kron: {a}"\n');
});

test("keeps comments and blank lines with their fields", () => {
  const source = "# Dosya\n\n# Ölçü\nlength: { number: 3 } # kalın\n\n# Ad\ntitle: Kron\n";
  const written = formatText(schema, source);
  expect(written).toContain("# Ölçü\nlength: { number: 3 } # kalın\n");
  expect(written).toContain("# Ad\ntitle: Kron\n");
  expect(written).toContain("# Dosya\n");
  expect(formatText(schema, written)).toBe(written);
});

test("quotes a text beside a comment, which would look like its end", () => {
  expect(formatText(schema, "title: 'Kron' # iki\n")).toBe('title: "Kron" # iki\n');
});

test("throws on invalid YAML", () => {
  expect(() => formatText(schema, "title: [\n")).toThrow();
});

test.each(readSourceFiles(resolve("content")).map((file) => [file.path, file] as const))(
  "%s is written the same a second time, and says the same",
  (path, { kind, text: source, value }) => {
    const { schema } = required(kind, path);
    const once = formatText(schema, source);
    expect(formatText(schema, once)).toBe(once);
    expect(parse(once)).toEqual(value);
  },
);
