import assert from "node:assert/strict";
import { JSDOM } from "jsdom";
import { readMark, readPalette } from "../../content-model/brand-files.ts";
import { markSymbol } from "../../src/lib/mark.ts";
import { readPages } from "./built-site.ts";

/** The mark as HTML parsers write it. */
const markIn = (document: Document) => document.querySelector("symbol#brand-mark")?.outerHTML;

test("every page shows the mark of content/mark.svg in its header and its footer", () => {
  const drawing = markIn(new JSDOM(`<svg>${markSymbol(readMark(), readPalette())}</svg>`).window.document);
  assert.ok(drawing);
  for (const { route, document } of readPages()) {
    expect([route, markIn(document)]).toEqual([route, drawing]);
    for (const part of ["header", "footer"])
      assert.ok(document.querySelector(`${part} a use[href='#brand-mark']`), `${route}, ${part}`);
  }
});
