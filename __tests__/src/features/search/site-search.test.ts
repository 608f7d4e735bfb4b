import { createSiteSearch, isProduct } from "#src/features/search/site-search.ts";
import { createClinical, createQuantity } from "../../../support/factories";
import { createRow } from "../../../support/product-rows";

const products = [
  createRow({
    slug: "yaprak",
    name: "Yaprak",
    keywords: ["veneer"],
    menu: { group: "Sabit Kronlar" },
    catalogue: [{ title: "Lamine", category: "Estetik", features: [] }],
    materials: { items: [{ name: "Zirkonya", warranty: null, lifetimeWarranty: null }] },
    clinical: createClinical({
      indications: ["Diastema"],
      region: ["Ön dişler"],
      retention: ["Adeziv siman"],
      brands: ["Vita"],
      requested: ["Wax-up"],
      inClinic: ["Tork değerini uygulayın"],
      contraindications: ["Bruksizm"],
    }),
  }),
  createRow({
    slug: "plak",
    name: "Gece Plağı",
    keywords: null,
    clinical: createClinical({ indications: ["Bruksizm"] }),
    menu: { group: "Hareketli Protezler" },
    catalogue: [{ title: "Plak", category: "Koruyucu", features: [] }],
    materials: { items: [{ name: "Sert plak", warranty: null, lifetimeWarranty: null }] },
  }),
];
const pages = [
  { label: "Kalite", to: "/kalite", words: "iso 9001 belgeler" },
  { label: "Kapalı günler", to: "/saatler", words: "kapali gunler" },
  { label: "Garanti var mı?", to: "/sss#garanti", words: "garanti yil yenileme" },
];
const search = createSiteSearch(products, pages, {
  synonyms: [
    { words: ["zirkonyum", "zirkonya"], means: null },
    { words: ["molar", "azı"], means: ["kron"] },
    { words: ["sertifika", "belge"], means: null },
  ],
  topics: [{ label: "Bize yazın", to: "/iletisim", words: ["fiyat", "ücret"] }],
});
const found = (wanted: string) => search(wanted).map(({ to }) => to);

test.each([
  "sabit",
  "estetik",
  "lamine",
  "veneer",
  "zirkonya",
  "diastema",
  "siman",
  "vita",
  "ön",
  "wax-up",
  "tork",
])("%s finds the product that has it", (word) => {
  expect(found(word)).toEqual(["/yaprak"]);
});

test.each([
  ["zirkonyum", "/yaprak"],
  ["molar", "/yaprak"],
  ["azı dişi", "/yaprak"],
  ["sertifika", "/kalite"],
  ["ISO", "/kalite"],
  ["garanti", "/sss#garanti"],
  ["fiyat", "/iletisim"],
])("%s finds %s first", (word, to) => {
  expect(found(word)[0]).toBe(to);
});

test("ignores a typing error in the prefix of a short word", () => {
  expect(found("kanal")).toEqual([]);
  expect(found("kapaly")).toEqual(["/saatler"]);
});

test("a product for a case comes before one that is not", () => {
  expect(found("bruksizm")).toEqual(["/plak", "/yaprak"]);
});

test("of products that match alike, those with a turnaround come first", () => {
  const same = ["yok", "var"].map((slug) =>
    createRow({ slug, name: "Kron", turnaround: slug === "var" ? createQuantity() : null }),
  );
  const searchSame = createSiteSearch(same, [], { synonyms: null, topics: null });
  expect(searchSame("kron").map(({ to }) => to)).toEqual(["/var", "/yok"]);
});

test("finds beginnings of words only", () => {
  expect(found("sertifika")).not.toContain("/plak");
  expect(found("rkonya")).toEqual([]);
});

test("finds the best products even if a page matches more words", () => {
  expect(found("garanti yenileme zirkonya")).toEqual(["/sss#garanti"]);
  expect(search("garanti yenileme zirkonya", isProduct).map(({ to }) => to)).toEqual(["/yaprak"]);
});
