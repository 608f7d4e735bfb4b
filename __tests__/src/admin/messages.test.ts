import { checkForm } from "../../../src/admin/browser/check";
import { textOf } from "../../../src/admin/browser/mistake";
import { fieldsOf, forms, typed, wrongForms } from "../../support/wrong-forms";

const keys = new Set(
  forms.flatMap(({ kind, form }) => fieldsOf(kind.schema, form).flatMap(([path]) => path.map(String))),
);

const ofFiles = /\.yaml|content\/|\.\.\/|dosya|slug|U\+|tırnak|kalıp|\b(?:true|false)\b|satır(?:ı|ını) sil/;

test("messages speak of the form, not of files", () => {
  const all = [...wrongForms()].flatMap(({ path, data }) =>
    (checkForm({ path, data, newRecord: false })?.mistakes ?? []).map((mistake) => textOf([mistake])),
  );
  const wrong = all.filter((sentence) => {
    const quoted = [...sentence.matchAll(/“([^”]*)”/g)].map(([, word = ""]) => word);
    // The first line is the field's label.
    const [, ...own] = sentence.replace(/“[^”]*”/g, "").split("\n");
    return ofFiles.test(own.join(" ")) || quoted.some((word) => !typed.includes(word) && keys.has(word));
  });
  expect(wrong).toEqual([]);
  expect(new Set(all).size).toBeGreaterThan(200);
});
