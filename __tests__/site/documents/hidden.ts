import assert from "node:assert/strict";
import { isHidden } from "../../../src/content-model/hidden.ts";
import { dig } from "../../../src/content-model/walk.ts";
import { allFiles } from "../../support/real-content.ts";
import { readPages } from "../built-site.ts";

const hidden = allFiles.filter(({ value }) => isHidden(value));

test("a hidden product has no page and is not mentioned", () => {
  const pages = readPages();
  for (const { value } of hidden) {
    const route = `/${dig(value, ["slug"])}`;
    assert.ok(!pages.some((page) => page.route === route), route);
    const naming = pages.filter(
      ({ html }) => html.includes(`"${route}"`) || html.includes(String(dig(value, ["name"]))),
    );
    assert.equal(naming.map((page) => page.route).join(", "), "");
  }
});
