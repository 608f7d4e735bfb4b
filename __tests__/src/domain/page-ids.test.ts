import { pageIds } from "../../../src/domain/page-ids";

const idsOf = (...titles: string[]) => pageIds(titles.map((title) => ({ id: null, title })));

test("a title becomes its slug", () => {
  expect(idsOf("Açık işler", "İş & staj?")).toEqual(["acik-isler", "is-staj"]);
});

test("duplicate titles get a number", () => {
  expect(idsOf("Kâr", "Kar", "Kar")).toEqual(["kar", "kar-2", "kar-3"]);
});

test("reserved ids are not used", () => {
  expect(idsOf("Başlık", "Logo", "Sorun", "Eksik: email")).toEqual([
    "baslik-2",
    "logo-2",
    "sorun-2",
    "eksik-email-2",
  ]);
});

test("a title without letters gets an id", () => {
  expect(idsOf("?", "!")).toEqual(["bolum", "bolum-2"]);
});

test("explicit ids win over titles", () => {
  expect(
    pageIds([
      { id: null, title: "Garanti" },
      { id: "garanti", title: "Garanti koşulları" },
    ]),
  ).toEqual(["garanti-2", "garanti"]);
});
