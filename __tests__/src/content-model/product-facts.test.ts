import { checkContent } from "../../../src/content-model/check";
import { ownFacts, productFactsOf } from "../../../src/content-model/content-index";
import { readSourceFiles } from "../../../src/content-model/documents";
import { createContentFolder, product } from "../../support/content-folder";

// A model with one more quantity.
jest.mock("../../../src/content-model/product", () => {
  const { productSchema } = jest.requireActual("../../../src/content-model/product");
  const { duration } = jest.requireActual("../../../src/content-model/quantities");
  return { productSchema: productSchema.extend({ lifetime: duration("Ömrü.", ["yıl"]).optional() }) };
});

test("texts reference every quantity that the model gives a product", async () => {
  const content = createContentFolder();
  content.replace(
    product,
    "badge: Estetik çözüm",
    'badge: "{lifetime} yıl"\nlifetime:\n  number: 8\n  unit: yıl',
  );
  const files = readSourceFiles(content.path);
  const changed = files.find(({ path }) => path === product);
  expect(await checkContent(content.path)).toEqual([]);
  expect(changed && ownFacts(changed)).toContain("lifetime");
  expect(productFactsOf(changed?.value)).toMatchObject({ lifetime: { number: 8, unit: "yıl" } });
});

test("a missing quantity is to be written in the product's own field", async () => {
  const content = createContentFolder();
  content.replace(product, "badge: Estetik çözüm", 'badge: "{lifetime} yıl"');
  expect(await checkContent(content.path)).toMatchObject([
    {
      message: "{lifetime} adında bir bilgi yok.",
      fix: expect.stringContaining(`content/${product}:1`),
    },
  ]);
});
