import { outdatedMarks } from "#src/admin/browser/outdated-marks.ts";
import { parseSourceFile } from "#src/content-model/documents.ts";

const product = (src: string, alt = "Eski", more = "") =>
  parseSourceFile(
    "products/x.yaml",
    `slug: x\nimage:\n  src: ../images/${src}.jpg\n  alt: ${alt}\n  focus: { x: 10, y: 20 }\ncallouts:\n  - label: Kenar\n    point: { x: 1, y: 1 }\n    end: { x: 2, y: 2 }\n${more}`,
  );

const before = product("eski");

test("a new photograph keeps the old one's marks", () => {
  expect(outdatedMarks(before, product("yeni"))).toEqual([
    "Ürünün fotoğrafı: Kırpılırken görünür kalması gereken nokta, Görselde ne olduğunu görmeyen birine anlatan cümle, Fotoğraf üzerindeki ölçü çizgileri",
  ]);
  expect(outdatedMarks(before, product("yeni", "Yeni")).join()).not.toContain("anlatan cümle");
});

test("an unchanged or moved photograph keeps its marks", () => {
  expect(outdatedMarks(before, before)).toEqual([]);
  const card = (name: string) =>
    `catalogue:\n  - title: A\n    image: { src: ../images/${name}.jpg, alt: Eski }\n`;
  expect(outdatedMarks(product("eski", "Eski", card("kart")), product("kart", "Eski", card("eski")))).toEqual(
    [],
  );
});
