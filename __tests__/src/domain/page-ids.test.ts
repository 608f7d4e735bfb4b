import { pageIds } from "#src/domain/page-ids.ts";

const idsOf = (...titles: string[]) => pageIds(titles.map((title) => ({ id: null, title })));

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
