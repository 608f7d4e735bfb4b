import { linkProblems } from "#src/content-model/check/link-problems.ts";
import { indexContent } from "#src/content-model/content-index.ts";
import { parseSourceFile } from "#src/content-model/documents.ts";
import { isHidden, withoutHidden } from "#src/content-model/hidden.ts";

const product = parseSourceFile("products/zirkon.yaml", "slug: zirkon\nhidden: true\nname: Zirkon\n");
const shown = parseSourceFile("products/kron.yaml", "slug: kron\nname: Kron\nsummary: Kron.\n");
const linked = parseSourceFile(
  "navigation.yaml",
  "home: { label: Ana sayfa, to: /zirkon }\nfooter:\n  quickLinks:\n    - { label: Kron, to: /kron }\n",
);
const inText = parseSourceFile(
  "products/onlay.yaml",
  "slug: onlay\ntechniques:\n  items:\n    - { title: A, description: 'Bakın: [zirkon](/zirkon)' }\n",
);

test("a hidden document has no route", () => {
  expect(isHidden(product.value)).toBe(true);
  expect(withoutHidden([product, shown]).map(({ path }) => path)).toEqual([shown.path]);
  const { routes, hidden } = indexContent([product, shown]);
  expect(routes).toContain("/kron");
  expect(routes).not.toContain("/zirkon");
  expect([...hidden]).toEqual([["/zirkon", product]]);
});

test.each([linked, inText])("a link to it is reported (%#)", (file) => {
  const problems = linkProblems(file, indexContent([product, shown, inText]));
  expect(problems).toMatchObject([{ message: "“Zirkon” sayfası sitede gösterilmiyor." }]);
});
