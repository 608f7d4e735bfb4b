import { pageIds } from "../../../src/domain/page-ids";

const idsOf = (...titles: string[]) => pageIds(titles.map((title) => ({ id: null, title })));

test("a title is its address", () => {
  expect(idsOf("Açık işler", "İş & staj?")).toEqual(["acik-isler", "is-staj"]);
});

test("the second of a name gets a number", () => {
  expect(idsOf("Kâr", "Kar", "Kar")).toEqual(["kar", "kar-2", "kar-3"]);
});

test("an id of the page itself is never taken", () => {
  expect(idsOf("Başlık", "Menü")).toEqual(["baslik-2", "menu-2"]);
});

test("a title without letters has an id", () => {
  expect(idsOf("?", "!")).toEqual(["bolum", "bolum-2"]);
});

test("an id of the content is never given to a title", () => {
  expect(
    pageIds([
      { id: null, title: "Garanti" },
      { id: "garanti", title: "Garanti koşulları" },
    ]),
  ).toEqual(["garanti-2", "garanti"]);
});
