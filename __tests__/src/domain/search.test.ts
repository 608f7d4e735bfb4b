import { createSearch, hasWords, type SearchTerms } from "#src/domain/search.ts";

const pages: readonly SearchTerms[] = [{ name: "Belgelerimiz" }, { name: "Kargo" }, { name: "Vitrin" }];
const products: readonly SearchTerms[] = [
  {
    name: "İmplant Üstü Kron",
    keywords: ["zirkonyum kron"],
    context: ["Titanyum abutment", "Sabit Kronlar"],
  },
  { name: "Porselen Kron", keywords: ["metal destekli"], context: ["Vita Mark II", "Sabit Kronlar"] },
  { name: "Lamine Kron", keywords: ["veneer", "yaprak porselen"], context: ["E.Max CAD", "Sabit Kronlar"] },
  { name: "Inlay Kron", keywords: ["dolgu"], context: ["Sabit Kronlar"] },
  { name: "Onlay Kron", keywords: null, context: ["Sabit Kronlar"] },
  { name: "Ivoclar Kron", keywords: ["emax kron"], context: ["CAD/CAM", "Sabit Kronlar"] },
  { name: "Gece Plağı", keywords: ["bruksizm"], context: ["Hareketli Protezler"] },
  { name: "İskelet Protez", context: ["Hareketli Protezler", "Görünen bölge", "Ön diş"] },
];
const search = createSearch([...pages, ...products], (each) => each);
const found = (wanted: string) => search(wanted, (each) => !pages.includes(each)).map(({ name }) => name);

test.each([
  ["ISKELET", "İskelet Protez"],
  ["İSKELET", "İskelet Protez"],
  ["ıskelet", "İskelet Protez"],
  ["E.Max", "Ivoclar Kron"],
  ["cadcam", "Ivoclar Kron"],
  ["gece plagi", "Gece Plağı"],
  ["plağı gece", "Gece Plağı"],
])("%s finds %s first, however it is written", (wanted, name) => {
  expect(found(wanted)[0]).toBe(name);
});

test.each([
  ["zirkonyun", "İmplant Üstü Kron"],
  ["venner", "Lamine Kron"],
  ["bruksimz", "Gece Plağı"],
  ["iskelt", "İskelet Protez"],
])("%s, mistyped, finds %s first", (wanted, name) => {
  expect(found(wanted)[0]).toBe(name);
});

test.each<[string, string, string[]]>([
  ["an existing word is not treated as a typo", "inlay", ["Inlay Kron"]],
  ["the beginning of a short word counts while it is typed last", "vit", ["Porselen Kron"]],
  ["a word of four letters is no typing error of another", "vata", []],
  ["a word of three letters has no suffixes", "cadde", []],
  ["a query with digits has no typing errors", "29 iskelt", []],
  ["a word of two letters is found whole", "ön", ["İskelet Protez"]],
  ["words of two letters find nothing beside longer ones", "all-on-4", []],
  ["a word that pages know is no typing error here", "belge", []],
  ["another word of its letters is one", "bilge", ["İskelet Protez"]],
])("%s: %s", (_, wanted, names) => {
  expect(found(wanted)).toEqual(names);
});

test("finds words with a Turkish suffix", () => {
  expect(found("lamineler")[0]).toBe("Lamine Kron");
});

test("falls back to products with some of the words", () => {
  expect(found("porselen kron")[0]).toBe("Porselen Kron");
  expect(found("vit porselen")).toContain("Lamine Kron");
  expect(found("bruksizm titanyum").sort()).toEqual(["Gece Plağı", "İmplant Üstü Kron"]);
});

test("ranks names above keywords above shared words", () => {
  expect(found("porselen").slice(0, 2)).toEqual(["Porselen Kron", "Lamine Kron"]);
  expect(found("emax").slice(0, 2)).toEqual(["Ivoclar Kron", "Lamine Kron"]);
});

test("nonsense finds nothing, an empty search everything", () => {
  expect(found("xqzw")).toEqual([]);
  expect(found("  ")).toEqual(products.map(({ name }) => name));
  expect(found("!?")).toEqual(products.map(({ name }) => name));
});

test.each(["iskelet,protez", "iskelet+protez", "iskelet.protez", "iskelet_protez", "iskelet&protez"])(
  "%s finds a name of two words",
  (wanted) => {
    expect(found(wanted)[0]).toBe("İskelet Protez");
  },
);

test("punctuation alone is no query", () => {
  expect(["…", "-", "'\"<", " "].filter(hasWords)).toEqual([]);
  expect(hasWords("e.max")).toBe(true);
});
