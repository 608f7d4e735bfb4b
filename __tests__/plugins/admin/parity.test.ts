import { checkForm } from "../../../plugins/admin/browser/check";
import { fileFormat, formOf } from "../../../plugins/admin/browser/file-format";
import { idOf, noteRead, noteSaved } from "../../../plugins/admin/browser/known-documents";
import type { DocumentKind } from "../../../src/content-model";
import { checkContent } from "../../../src/content-model/check";
import { readSourceFiles, type SourceFile } from "../../../src/content-model/documents";
import { alone, inDocument, together } from "../../src/content-model/check/mistakes";
import { make } from "../../src/content-model/check/mistakes/mistake";
import { type ContentFolder, createContentFolder, fixtureContent } from "../../support/content-folder";
import { type Form, wrongForms } from "../../support/wrong-forms";

// Each form is checked twice.
jest.setTimeout(240_000);

const fixture = readSourceFiles(fixtureContent);

/** /admin has no picture files: it checks them when they are chosen. */
const ofPictures =
  /bulunamadı|okunam|biçimde: [A-Z]|genişliği \d|ince uzun|büyük: \d|Dosyanın adında|adının sonundan|çiziminde|HEIC/;

const note = (file: SourceFile) => file.kind && noteRead(file.kind, file.text, file.value);

/** What /admin says about a document, and what the build says once the form is written. */
async function verdicts(content: ContentFolder, path: string, kind: DocumentKind, data: Form) {
  const before = content.read(path);
  const refused = checkForm({ path: `content/${path}`, data, newRecord: false })?.mistakes ?? [];
  content.write(path, fileFormat(kind).toFile(data));
  const found = await checkContent(content.path);
  content.write(path, before);
  const sorted = (messages: readonly string[]) =>
    messages.filter((message) => !ofPictures.test(message)).sort();
  return {
    admin: sorted(refused.map(({ sentences: [message = ""] }) => message)),
    build: sorted(found.map(({ message }) => message)),
  };
}

/** Removes a document that the fixture does not have. */
function forget(file: SourceFile): void {
  const [first] = fixture;
  if (file.kind && first?.kind && !fixture.some(({ path }) => path === file.path))
    noteSaved(idOf(first.kind, first.value), first, idOf(file.kind, file.value));
}

const lists = [
  ...Object.entries(together),
  ...[...alone, ...inDocument].map((each) => [String(each.message), [each]] as const),
];

/** The fixture with one document at a time changed. */
const own = createContentFolder();

test.each(lists)("admin and the build refuse the same: %s", async (_, mistakes) => {
  const content = createContentFolder();
  const places = await make(mistakes, content);
  const files = readSourceFiles(content.path);
  for (const path of new Set(places.map(({ file }) => file))) {
    const file = files.find((each) => each.path === path);
    const original = fixture.find((each) => each.path === path) ?? file;
    // What is no document, or unreadable, has no form.
    if (!file?.kind || file.yaml.errors.length > 0 || !original?.kind) continue;
    // The others are right, so that only this document's mistakes are found.
    own.write(path, file.text);
    for (const other of fixture) if (other.path !== path) note(other);
    note(original);
    const data = formOf(file.kind, file.text, idOf(original.kind, original.value));
    const { admin, build } = await verdicts(own, path, file.kind, data);
    expect({ path, refused: admin }).toEqual({ path, refused: build });
    for (const other of files) forget(other);
    if (fixture.includes(original)) own.write(path, original.text);
    else own.remove(path);
  }
});

test("admin and the build refuse the same wrong values", async () => {
  for (const file of fixture) note(file);
  const content = createContentFolder();
  let count = 0;
  for (const { path, kind, data } of wrongForms()) {
    const { admin, build } = await verdicts(content, path.slice("content/".length), kind, data);
    expect({ path, refused: admin }).toEqual({ path, refused: build });
    count += admin.length;
  }
  expect(count).toBeGreaterThan(200);
});
