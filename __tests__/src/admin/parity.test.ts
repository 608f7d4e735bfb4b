import { checkForm } from "#src/admin/browser/check.ts";
import { writeForm } from "#src/admin/browser/file-format.ts";
import { KnownDocuments } from "#src/admin/form/known-documents.ts";
import { checkFiles } from "#src/content-model/check/index.ts";
import { parseSourceFile, readSourceFiles } from "#src/content-model/documents.ts";
import { fixtureContent } from "../../support/content-folder";
import { wrongForms } from "../../support/wrong-forms";

const fixture = readSourceFiles(fixtureContent);

const documents = new KnownDocuments();
for (const { kind, text, value } of fixture) if (kind) documents.noteRead(kind, text, value);

// Picture files are checked elsewhere on both sides.
test("admin and the build refuse the same wrong values", () => {
  let count = 0;
  for (const { path: place, kind, data } of wrongForms()) {
    const path = place.slice("content/".length);
    const refused = checkForm(documents, { path: place, data, newRecord: false })?.mistakes ?? [];
    const written = parseSourceFile(path, writeForm(kind, data));
    const found = checkFiles([...fixture.filter((file) => file.path !== path), written]);
    const admin = refused.map(({ message }) => message).sort();
    expect({ path, refused: admin }).toEqual({ path, refused: found.map(({ message }) => message).sort() });
    count += admin.length;
  }
  expect(count).toBeGreaterThan(200);
});
