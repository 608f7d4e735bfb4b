import { checkContent } from "#src/content-model/check/index.ts";
import { createContentFolder, product } from "../../../support/content-folder";

const page = "pages/hakkimizda.yaml";

// Sorted before and after its original.
test.each([
  [product, "akrilik"],
  [product, "zirkonyum"],
  [page, "aaa"],
  [page, "zzz"],
])("a copied file is blamed, not its original: %s as %s", async (original, name) => {
  const content = createContentFolder();
  const copy = original.replace(/[^/]+(?=\.yaml$)/, name);
  const text = content.read(original);
  for (const copied of [text, text.replace(/^slug: .*$/m, `slug: ${name}`)]) {
    content.write(copy, copied);
    const blamed = (await checkContent(content.path)).map(({ file }) => file);
    expect(new Set(blamed)).toEqual(new Set([copy]));
  }
});
