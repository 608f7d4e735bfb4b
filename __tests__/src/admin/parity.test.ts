import { checkForm } from "../../../src/admin/browser/check";
import { fileFormat, formOf } from "../../../src/admin/browser/file-format";
import { idOf, noteRead, noteSaved } from "../../../src/admin/form/known-documents";
import { type DocumentKind, documentKindOf } from "../../../src/content-model";
import { checkFiles } from "../../../src/content-model/check";
import { parseSourceFile, readSourceFiles, type SourceFile } from "../../../src/content-model/documents";
import { createContentInMemory, fixtureContent } from "../../support/content-folder";
import { type Form, wrongForms } from "../../support/wrong-forms";
import { alone, inDocument, together } from "../content-model/check/mistakes";
import { make } from "../content-model/check/mistakes/mistake";

const fixture = readSourceFiles(fixtureContent);
const isOther = (path: string) => (file: SourceFile) => file.path !== path;

beforeAll(() => {
  for (const file of fixture) note(file);
});

const note = (file: SourceFile) => file.kind && noteRead(file.kind, file.text, file.value);

/** Forgets a document that the fixture does not have. */
function forget(file: SourceFile): void {
  const [first] = fixture;
  if (file.kind && first?.kind) noteSaved(idOf(first.kind, first.value), first, idOf(file.kind, file.value));
}

/**
 * Expects that /admin refuses a form of a document for the same reasons as the build refuses what would be written.
 * All other documents are right, and picture files are checked elsewhere on both sides.
 * @returns number of reasons
 */
function expectSame(path: string, kind: DocumentKind, data: Form): number {
  const refused = checkForm({ path: `content/${path}`, data, newRecord: false })?.mistakes ?? [];
  const written = parseSourceFile(path, fileFormat(kind).toFile(data));
  const found = checkFiles([...fixture.filter(isOther(path)), written]);
  const admin = refused.map(({ sentences: [message = ""] }) => message).sort();
  expect({ path, refused: admin }).toEqual({ path, refused: found.map(({ message }) => message).sort() });
  return admin.length;
}

const lists = [
  ...Object.entries(together),
  ...[...alone, ...inDocument].map((each) => [String(each.message), [each]] as const),
];

test.each(lists)("admin and the build refuse the same: %s", async (_, mistakes) => {
  const content = createContentInMemory();
  const places = await make(mistakes, content);
  // What is no document, or unreadable, has no form.
  const documents = [...new Set(places.map(({ file }) => file))].filter(documentKindOf);
  for (const path of documents) {
    const file = parseSourceFile(path, content.read(path));
    const original = fixture.find((each) => each.path === path) ?? file;
    if (!file.kind || file.yaml.errors.length > 0 || !original.kind) continue;
    const isNew = !fixture.includes(original);
    if (isNew) note(original);
    expectSame(path, file.kind, formOf(file.kind, file.text, idOf(original.kind, original.value)));
    if (isNew) forget(original);
  }
});

test("admin and the build refuse the same wrong values", () => {
  let count = 0;
  for (const { path, kind, data } of wrongForms())
    count += expectSame(path.slice("content/".length), kind, data);
  expect(count).toBeGreaterThan(200);
});
