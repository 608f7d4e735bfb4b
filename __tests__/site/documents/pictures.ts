import assert from "node:assert/strict";
import { productListAddress } from "#src/domain/product-list.ts";
import { picturedRoutes } from "../../support/real-content.ts";
import { pages } from "../built-site.ts";

const picturesOf = (document: Document) => [...document.querySelectorAll("main img")];

/**
 * The picture in a page's first viewport. The product list begins with its rows, other pages without a
 * picture of their own with text alone.
 */
function firstPicture({ route, document }: (typeof pages)[number]): Element | undefined {
  if (route === productListAddress) return document.querySelector("tbody tr:first-child img") ?? undefined;
  return picturedRoutes.includes(route) ? picturesOf(document)[0] : undefined;
}

test("only the first picture of a page loads early", () => {
  for (const page of pages) {
    const { route, document } = page;
    const first = firstPicture(page);
    for (const early of ["img:not([loading=lazy])", "img[fetchpriority=high]"]) {
      const shown = [...document.querySelectorAll(`main ${early}`)].map(({ outerHTML }) => outerHTML);
      expect([route, shown]).toEqual([route, first ? [first.outerHTML] : []]);
    }
  }
});

test("every picture has a size, a text and a small format", () => {
  let count = 0;
  for (const { route, document } of pages) {
    for (const image of picturesOf(document)) {
      count += 1;
      for (const name of ["width", "height", "alt"])
        assert.ok(image.hasAttribute(name), `${route}: ${name} is missing in ${image.outerHTML}`);
      const source = image.parentElement?.querySelector("source");
      expect([`${route}: ${image.outerHTML}`, source?.type]).toEqual([
        `${route}: ${image.outerHTML}`,
        "image/avif",
      ]);
      assert.ok(source?.sizes, `${route}: sizes is missing beside ${image.outerHTML}`);
      // One fallback picture for the few browsers without AVIF, not one per width.
      expect(image.getAttribute("src") ?? "").toMatch(/\.webp$/);
      assert.ok(!image.hasAttribute("srcset"), `${route}: ${image.outerHTML}`);
    }
  }
  assert.ok(count >= picturedRoutes.length);
});
