import { repeatedTexts } from "../../../../src/content-model/check/repeated-texts";
import { readSourceFiles } from "../../../../src/content-model/documents";
import {
  type ContentFolder,
  createContentFolder,
  fixtureContent,
  product,
} from "../../../support/content-folder";

const copy = "products/onlay-kron.yaml";

/** Advice on a copy of the product. */
function advisedOn(change: (content: ContentFolder) => void): string[] {
  const content = createContentFolder();
  content.write(copy, content.read(product).replace("slug: lamine-kron", "slug: onlay-kron"));
  change(content);
  return repeatedTexts(readSourceFiles(content.path))
    .filter(({ file }) => file === copy)
    .map(({ message }) => message.replace(/:\d+\.$/, ""));
}

test("advises on what a copy keeps of the other product", () => {
  expect(advisedOn(() => {})).toEqual([
    `Ürünün tanıtım cümlesi başka bir üründekiyle aynı: content/${product}`,
    `Bu fotoğraf başka bir ürünün de fotoğrafı: content/${product}`,
    `Menüde fotoğrafın altındaki cümle başka bir üründekiyle aynı: content/${product}`,
    `Kartın metni başka bir üründekiyle aynı: content/${product}`,
  ]);
});

test("a text and a photograph of its own need no advice", () => {
  const kept = advisedOn((content) => {
    content.replace(copy, "  Ön dişlerin rengini, formunu", "  Azı dişlerinin rengini, formunu");
    content.replace(copy, "image:\n  src: ../images/lamine-kron.jpg", "image:\n  src: ../images/sayfa.jpg");
  });
  expect(kept).toEqual([expect.stringMatching(/^Menüde/), expect.stringMatching(/^Kartın metni/)]);
});

test("different products need no advice", () => {
  expect(repeatedTexts(readSourceFiles(fixtureContent))).toEqual([]);
});
