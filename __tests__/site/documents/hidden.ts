import assert from "node:assert/strict";
import { isHidden } from "../../../src/content-model/hidden.ts";
import { dig } from "../../../src/content-model/walk.ts";
import { allFiles } from "../../support/content-files.ts";
import { pageAt, readPages, textOf } from "../built-site.ts";

const hidden = allFiles.filter(({ value }) => isHidden(value));

// A text may use the name as a word of the trade, so only texts that are the name are looked for.
test("a hidden product has no page, link or name on any page", () => {
  const pages = readPages();
  for (const { value } of hidden) {
    const route = `/${dig(value, ["slug"])}`;
    assert.ok(!pages.some((page) => page.route === route), route);
    const name = String(dig(value, ["name"]));
    const naming = pages.filter(({ html, route: at }) => {
      if (html.includes(`"${route}"`)) return true;
      // Most pages have no such word, and need no document.
      const elements = html.includes(name) ? [...pageAt(at, pages).document.querySelectorAll("*")] : [];
      return elements.some((element) => textOf(element) === name);
    });
    assert.equal(naming.map((page) => page.route).join(", "), "");
  }
});
