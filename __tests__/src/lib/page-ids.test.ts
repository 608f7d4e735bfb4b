import { sectionIds } from "../../../src/lib/page-ids";

test("a title is its address; the second of a name, and one that the page has itself, get a number", () => {
  expect(sectionIds(["Açık işler", "Kâr", "Kar", "Başlık", "Çağrı", "İş & staj?"])).toEqual([
    "acik-isler",
    "kar",
    "kar-2",
    "baslik-2",
    "cagri-2",
    "is-staj",
  ]);
});

test("a title without letters has one, too", () => {
  expect(sectionIds(["?", "!"])).toEqual(["bolum", "bolum-2"]);
});
