import { priceAnswerOf } from "../../../../src/build/graphql/price-answer";
import { priceAnswerId } from "../../../../src/domain/page-ids";

const site = { practice: { priceList: "Fiyatı bize sorun." } };
const answering = { sections: [{ type: "questions", open: true, practice: true }] };
const closed = { slug: "sss", sections: [{ type: "questions", open: null, practice: true }] };

test("returns the first page that shows the answer", () => {
  expect(priceAnswerOf(site, [closed, { slug: "fiyat", ...answering }, answering])).toBe(
    `/fiyat#${priceAnswerId}`,
  );
});

test("returns the contact page, which has no slug", () => {
  expect(priceAnswerOf(site, [answering])).toBe(`/iletisim#${priceAnswerId}`);
});

test("returns null without an answer or a page", () => {
  expect(priceAnswerOf(site, [closed, { slug: "bos", sections: null }])).toBeNull();
  expect(priceAnswerOf({ practice: null }, [answering])).toBeNull();
});
