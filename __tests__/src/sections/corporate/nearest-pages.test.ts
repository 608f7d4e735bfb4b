import { createPageSearch } from "../../../../src/sections/corporate/nearest-pages";

const pages = [
  { label: "Ana Sayfa", to: "/" },
  { label: "İmplant Üstü Kron", to: "/implant-ustu-kron" },
  { label: "Gece Plağı", to: "/gece-plagi", keywords: ["bruksizm", "diş sıkma plağı"] },
  { label: "Beyazlatma Plağı", to: "/beyazlatma-plagi" },
  { label: "Sık Sorulan Sorular", to: "/sss" },
  { label: "İskelet Protez", to: "/iskelet-protez" },
  { label: "Lamine Kron", to: "/lamine-kron", keywords: ["veneer", "yaprak porselen"] },
  { label: "İletişim", to: "/iletisim" },
];
const found = (wanted: string) => createPageSearch(pages)(wanted).map(({ to }) => to);

test.each([
  ["İMPLANT", "/implant-ustu-kron"],
  ["ımplant", "/implant-ustu-kron"],
  ["gece plagi", "/gece-plagi"],
  ["/gece-plagii", "/gece-plagi"],
  ["ISKELET", "/iskelet-protez"],
  ["iletişm", "/iletisim"],
  ["bruksizm", "/gece-plagi"],
  ["BRUKSİZM", "/gece-plagi"],
  ["yaprak", "/lamine-kron"],
  ["venner", "/lamine-kron"],
])("a search for %s finds %s first", (wanted, to) => {
  expect(found(wanted)[0]).toBe(to);
});

test("a word that several names share finds all of them", () => {
  expect(found("plağı")).toEqual(expect.arrayContaining(["/gece-plagi", "/beyazlatma-plagi"]));
});

test("a page found by its name comes before one found by a keyword", () => {
  const both = [
    { label: "Kron", to: "/a", keywords: ["iskelet protez"] },
    { label: "İskelet Protez", to: "/b" },
  ];
  expect(createPageSearch(both)("iskelet protez").map(({ to }) => to)).toEqual(["/b", "/a"]);
});

test("nonsense finds nothing", () => {
  expect(found("xqzw")).toEqual([]);
});

test("an empty search shows the first pages", () => {
  expect(createPageSearch(pages)("/", 2)).toEqual(pages.slice(0, 2));
});

test("no more pages are shown than asked for", () => {
  expect(createPageSearch(pages)("plağı", 1)).toHaveLength(1);
});
