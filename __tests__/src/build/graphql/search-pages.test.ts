import type { Context } from "../../../../src/build/graphql/nodes";
import { searchPages } from "../../../../src/build/graphql/search-pages";

const nodes: Readonly<Record<string, readonly object[]>> = {
  SiteInfo: [{ brand: "Nilüfer", facts: { warranty: { number: 2, unit: "yıl" } } }],
  Page: [
    {
      slug: "garanti",
      title: "{brand} garantisi",
      sections: [
        {
          title: "Sorular",
          items: [
            { id: "sure", question: "Neden {warranty} yıl?", answer: "{brand} öyle ister." },
            { question: "Garanti {warranty} yıl mı?", answer: "Evet." },
          ],
        },
        { title: "Kısaca", open: true, items: [{ question: "Kim verir?", answer: "{brand}." }] },
      ],
    },
  ],
};

const contextOf = (documents: Readonly<Record<string, readonly object[]>>): Context => ({
  nodeModel: {
    findOne: async ({ type }) => documents[type]?.[0] ?? null,
    findAll: async ({ type }) => ({ entries: documents[type] ?? [] }),
    getNodeById: () => null,
    getNodesByIds: () => [],
    findRootNodeAncestor: () => null,
  },
});

test("finds pages and questions by what is shown", async () => {
  expect(await searchPages(contextOf(nodes))).toEqual([
    {
      label: "Nilüfer garantisi",
      to: "/garanti",
      words: "nilufer garantisi garanti sorular neden 2 yil mi kisaca kim verir",
    },
    { label: "Neden 2 yıl?", to: "/garanti#sure", words: "neden 2 yil nilufer oyle ister" },
    { label: "Garanti 2 yıl mı?", to: "/garanti#garanti-2-yil-mi", words: "garanti 2 yil mi evet" },
    { label: "Kim verir?", to: "/garanti#kisaca", words: "kim verir nilufer" },
  ]);
});

test("links to questions by the ids that they have on the page", async () => {
  const question = (text: string) => ({ question: text, answer: "Evet." });
  const sections = [
    { title: "Fiyat", items: [question("Harita var mı?"), question("Harita")] },
    { title: "Fiyat", open: true, items: [question("Kargo?")] },
    { title: "Sorular", items: [question("Fiyat")] },
  ];
  const found = await searchPages(contextOf({ Page: [{ slug: "sss", title: "Sorular", sections }] }));
  expect(found.slice(1).map(({ to }) => to)).toEqual([
    "/sss#harita-var-mi",
    "/sss#harita-2",
    "/sss#fiyat-2",
    "/sss#fiyat-3",
  ]);
});
