import { checkContent } from "../../../../src/content-model/check";
import { createContentFolder, product } from "../../../support/content-folder";

// Sorted before and after its original.
test.each(["akrilik", "zirkonyum"])("a copied file is blamed, not its original: %s", async (name) => {
  const content = createContentFolder();
  const copy = `products/${name}.yaml`;
  for (const text of [content.read(product), content.read(product).replace(/^slug: .*$/m, `slug: ${name}`)]) {
    content.write(copy, text);
    const blamed = (await checkContent(content.path)).map(({ file }) => file);
    expect(new Set(blamed)).toEqual(new Set([copy]));
  }
});
