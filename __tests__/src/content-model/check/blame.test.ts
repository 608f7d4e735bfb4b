import { checkContent } from "../../../../src/content-model/check";
import { createContentFolder, product } from "../../../support/content-folder";

test.each(["akrilik", "zirkonyum"])("a copied file is blamed, not its original: %s", async (name) => {
  const content = createContentFolder();
  content.write(`products/${name}.yaml`, content.read(product));
  const blamed = (await checkContent(content.path)).map(({ file }) => file);
  expect(new Set(blamed)).toEqual(new Set([`products/${name}.yaml`]));
});
