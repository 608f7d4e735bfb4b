import { checkForm } from "#src/admin/browser/check.ts";
import { KnownDocuments } from "#src/admin/form/known-documents.ts";
import { readSourceFiles } from "#src/content-model/documents.ts";
import { fixtureContent } from "../../support/content-folder";
import { fieldsOf, forms, typed, wrongForms } from "../../support/wrong-forms";

const keys = new Set(
  forms.flatMap(({ kind, form }) => fieldsOf(kind.schema, form).flatMap(([path]) => path.map(String))),
);

const documents = new KnownDocuments();
for (const { kind, text, value } of readSourceFiles(fixtureContent))
  if (kind) documents.noteRead(kind, text, value);

const ofFiles = /\.yaml|content\/|\.\.\/|dosya|slug|U\+|tırnak|kalıp|\b(?:true|false)\b|satır(?:ı|ını) sil/;

test("messages speak of the form, not of files", () => {
  const all = [...wrongForms()].flatMap(({ path, data }) =>
    (checkForm(documents, { path, data, newRecord: false })?.mistakes ?? []).map(
      ({ message, fix }) => `${message}\n${fix}`,
    ),
  );
  const wrong = all.filter((sentence) => {
    const quoted = [...sentence.matchAll(/“([^”]*)”/g)].map(([, word = ""]) => word);
    return (
      ofFiles.test(sentence.replace(/“[^”]*”/g, "")) ||
      quoted.some((word) => !typed.includes(word) && keys.has(word))
    );
  });
  expect(wrong).toEqual([]);
  expect(new Set(all).size).toBeGreaterThan(200);
});
