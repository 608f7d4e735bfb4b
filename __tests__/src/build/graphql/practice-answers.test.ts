import { practiceAnswerOf } from "#src/build/graphql/practice-answers.ts";
import { practiceIds } from "#src/domain/fixed-ids.ts";

const site = { practice: { priceList: "Fiyatı bize sorun." } };
const answering = { sections: [{ type: "questions", open: true, practice: ["scanFiles", "priceList"] }] };
const closed = {
  slug: "sss",
  sections: [{ type: "questions", open: null, practice: ["scanFiles", "priceList"] }],
};

test("returns the first page that shows the answer", () => {
  expect(practiceAnswerOf("priceList", site, [closed, { slug: "fiyat", ...answering }, answering])).toBe(
    `/fiyat#${practiceIds.priceList}`,
  );
});

test("returns the contact page, which has no slug", () => {
  expect(practiceAnswerOf("priceList", site, [answering])).toBe(`/iletisim#${practiceIds.priceList}`);
});

test("skips a page that shows other answers", () => {
  const other = { slug: "kargo", sections: [{ type: "questions", open: true, practice: ["courier"] }] };
  expect(practiceAnswerOf("priceList", site, [other, answering])).toBe(`/iletisim#${practiceIds.priceList}`);
});

test("returns null without an answer or a page", () => {
  expect(practiceAnswerOf("priceList", site, [closed, { slug: "bos", sections: null }])).toBeNull();
  expect(practiceAnswerOf("priceList", { practice: null }, [answering])).toBeNull();
});
