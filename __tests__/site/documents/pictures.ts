import assert from "node:assert/strict";
import { test } from "node:test";
import { readPages } from "../built-site.ts";

const pages = readPages();
const picturesOf = (document: Document) => [...document.querySelectorAll("main img")];

test("the first picture of a page comes early, the others when they are near", () => {
  for (const { route, document } of pages) {
    const [first, ...others] = picturesOf(document);
    if (!first) continue;
    assert.equal(first.getAttribute("loading"), "eager", route);
    assert.equal(first.getAttribute("fetchpriority"), "high", route);
    for (const image of others) {
      assert.equal(image.getAttribute("loading"), "lazy", `${route}: ${image.outerHTML}`);
      assert.notEqual(image.getAttribute("fetchpriority"), "high", `${route}: ${image.outerHTML}`);
    }
  }
});

test("every picture has its size, so that nothing moves when it comes, a text, and a small format", () => {
  let count = 0;
  for (const { route, document } of pages) {
    for (const image of picturesOf(document)) {
      count += 1;
      for (const name of ["width", "height", "alt"])
        assert.ok(image.hasAttribute(name), `${route}: ${name} is missing in ${image.outerHTML}`);
      const source = image.parentElement?.querySelector("source");
      assert.equal(source?.type, "image/avif", `${route}: ${image.outerHTML}`);
      assert.ok(source.sizes, `${route}: sizes is missing beside ${image.outerHTML}`);
      // One picture for the few browsers that know no AVIF, not one for each width.
      assert.match(image.getAttribute("src") ?? "", /\.webp$/);
      assert.ok(!image.hasAttribute("srcset"), `${route}: ${image.outerHTML}`);
    }
  }
  assert.ok(count > pages.length);
});
