import type { Context } from "#src/build/graphql/nodes.ts";
import { samples } from "#src/build/graphql/samples.ts";

const hasSample = (page: object, practice: object = {}) => {
  const context: Context = {
    nodeModel: {
      findOne: async () => ({ practice }),
      findAll: async () => ({ entries: [] }),
      getNodeById: () => null,
      getNodesByIds: () => [],
      findRootNodeAncestor: () => null,
    },
  };
  return samples.Page.hasSample.resolve({ ...page }, {}, context);
};

test("a page has samples if one of its sections is a sample", async () => {
  expect(await hasSample({ sections: [{ type: "text" }, { type: "facts", sample: true }] })).toBe(true);
  expect(await hasSample({ sections: [{ type: "facts" }] })).toBe(false);
});

test("a page that shows the owner's answers has samples while they are", async () => {
  const page = { sections: [{ type: "questions", practice: ["courier"] }] };
  expect(await hasSample(page, { sample: true })).toBe(true);
  expect(await hasSample(page)).toBe(false);
});
