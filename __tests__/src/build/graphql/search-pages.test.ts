import type { Context } from "../../../../src/build/graphql/nodes";
import { searchPages } from "../../../../src/build/graphql/search-pages";

const nodes: Readonly<Record<string, readonly object[]>> = {
  SiteInfo: [{ brand: "Nilüfer", facts: { warranty: { number: 2, unit: "yıl" } } }],
  Page: [
    {
      slug: "garanti",
      title: "{brand} garantisi",
      sections: [
        { type: "questions", items: [{ id: "sure", question: "Neden {warranty} yıl?", answer: "{brand} öyle ister." }] },
      ],
    },
  ],
};

const context: Context = {
  nodeModel: {
    findOne: async ({ type }) => nodes[type]?.[0] ?? null,
    findAll: async ({ type }) => ({ entries: nodes[type] ?? [] }),
    getNodeById: () => null,
    getNodesByIds: () => [],
    findRootNodeAncestor: () => null,
  },
};

test("resolves placeholders in titles, questions and answers", async () => {
  expect(await searchPages(context)).toEqual([
    { label: "Nilüfer garantisi", to: "/garanti", words: "nilufer garantisi garanti neden 2 yil" },
    { label: "Neden 2 yıl?", to: "/garanti#sure", words: "neden 2 yil nilufer oyle ister" },
  ]);
});
