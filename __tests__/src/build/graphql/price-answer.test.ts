import { priceAnswerOf } from "../../../../src/build/graphql/price-answer";
import { priceAnswerId } from "../../../../src/domain/page-ids";

const site = { practice: { priceList: "Fiyatı bize sorun." } };
const answering = { sections: [{ type: "questions", open: true, practice: true }] };
const closed = { slug: "sss", sections: [{ type: "questions", open: null, practice: true }] };

test("the first page that shows the answer is named", () => {
  expect(priceAnswerOf(site, [closed, { slug: "fiyat", ...answering }, answering])).toBe(
    `/fiyat#${priceAnswerId}`,
  );
});

test("the contact page has an address without a slug", () => {
  expect(priceAnswerOf(site, [answering])).toBe(`/iletisim#${priceAnswerId}`);
});

test("nothing is named where no page shows it or nothing is said", () => {
  expect(priceAnswerOf(site, [closed, { slug: "bos", sections: null }])).toBeNull();
  expect(priceAnswerOf({ practice: null }, [answering])).toBeNull();
});
