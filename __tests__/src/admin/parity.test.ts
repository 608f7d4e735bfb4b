import { checkForm } from "../../../src/admin/browser/check";
import { fileFormat } from "../../../src/admin/browser/file-format";
import { noteRead } from "../../../src/admin/form/known-documents";
import { checkFiles } from "../../../src/content-model/check";
import { parseSourceFile, readSourceFiles } from "../../../src/content-model/documents";
import { fixtureContent } from "../../support/content-folder";
import { wrongForms } from "../../support/wrong-forms";

const fixture = readSourceFiles(fixtureContent);

beforeAll(() => {
  for (const { kind, text, value } of fixture) if (kind) noteRead(kind, text, value);
});

// Picture files are checked elsewhere on both sides.
test("admin and the build refuse the same wrong values", () => {
  let count = 0;
  for (const { path: place, kind, data } of wrongForms()) {
    const path = place.slice("content/".length);
    const refused = checkForm({ path: place, data, newRecord: false })?.mistakes ?? [];
    const written = parseSourceFile(path, fileFormat(kind).toFile(data));
    const found = checkFiles([...fixture.filter((file) => file.path !== path), written]);
    const admin = refused.map(({ sentences: [message = ""] }) => message).sort();
    expect({ path, refused: admin }).toEqual({ path, refused: found.map(({ message }) => message).sort() });
    count += admin.length;
  }
  expect(count).toBeGreaterThan(200);
});
