import { searchPages } from "#src/build/graphql/search-pages.ts";
import { contextOf } from "../../../support/resolver-context";

test("finds an answer by its words, not by what they link to", async () => {
  const items = [{ question: "Kargo?", answer: "[Formu](/is-formu) [kutuya](/kargo) koyun." }];
  const found = await searchPages(
    contextOf({ Page: [{ slug: "sss", title: "Sorular", sections: [{ items }] }] }),
  );
  expect(found[1]?.words.split(" ")).toEqual(["kargo", "formu", "kutuya", "koyun"]);
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

test("the short name of a form's field is not indexed", async () => {
  const formFields = [{ name: "patient", label: "Hasta kodu" }];
  const found = await searchPages(contextOf({ WorkSlipPage: [{ title: "İş formu", formFields }] }));
  expect(found[0]?.words.split(" ")).toContain("hasta");
  expect(found[0]?.words.split(" ")).not.toContain("patient");
});
