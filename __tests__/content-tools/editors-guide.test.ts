import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldMistakes } from "./check/mistakes/fields";
import { referenceMistakes } from "./check/mistakes/references";
import { yamlMistakes } from "./check/mistakes/yaml";

/** The messages of the guide's tables; "…" stands for what the check fills in. */
const explained = [...readFileSync("docs/editors.md", "utf8").matchAll(/^\| (.*?) +\| .* \|$/gm)]
  .map(([, message = ""]) => message)
  .filter((message) => /[.…]$/.test(message));

const known = explained.map(
  (message) =>
    new RegExp(
      `^${message
        .replace("\\\\", "\\")
        .split("…")
        .map((piece) => piece.trim().replace(/[\\{}[\]().*+?^$|]/g, "\\$&"))
        .join(" ?.*? ?")}$`,
      "s",
    ),
);

const said = [...fieldMistakes, ...yamlMistakes, ...referenceMistakes]
  .map(({ message }) => message)
  .filter((message) => typeof message === "string");

test.each([...new Set(said)])("the guide explains “%s”", (message) => {
  expect(known.filter((pattern) => pattern.test(message))).not.toEqual([]);
});

describe("the check still words it so:", () => {
  const folder = "content-tools/check";
  const code = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  /** Of a sentence, the words that stand in the code as they are: not the values, lists and kinds filled in. */
  const fixed = (message: string) =>
    message
      .replace(/ (menü grubu|kategori) yok\./, "…yok.")
      .replace(/^“…” (.*) olmalı\.$/, "$1")
      .split(/…|[“”]/)
      .map((piece) => piece.trim())
      .filter((piece) => /\p{L}{3}/u.test(piece));

  test.each(explained)("%s", (message) => {
    for (const words of fixed(message)) expect(code).toContain(words);
  });
});
