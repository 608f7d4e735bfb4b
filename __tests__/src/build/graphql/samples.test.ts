import { samples } from "#src/build/graphql/samples.ts";
import { contextOf } from "../../../support/resolver-context";

const hasSample = (page: object, practice: object = {}) =>
  samples.Page.hasSample.resolve({ ...page }, {}, contextOf({ SiteInfo: [{ practice }] }));

test("a page has samples if one of its sections is a sample", async () => {
  expect(await hasSample({ sections: [{ type: "text" }, { type: "facts", sample: true }] })).toBe(true);
  expect(await hasSample({ sections: [{ type: "facts" }] })).toBe(false);
});

test("a page that shows the owner's answers has samples while they are", async () => {
  const page = { sections: [{ type: "questions", practice: ["courier"] }] };
  expect(await hasSample(page, { sample: true })).toBe(true);
  expect(await hasSample(page)).toBe(false);
});
