import fc from "fast-check";
import {
  changeView,
  firstView,
  type ListView,
  parametersOf,
  readView,
} from "#src/features/product-list/list-view.ts";
import { addressWith } from "#src/ui/use-address-state.ts";

const slugs = ["lamine", "inlay", "onlay", "deflex"];
const read = (search: string) => readView(new URLSearchParams(search), slugs, ["Kron", "Çocuk"]);

test.each([
  ["?karsilastir=", []],
  ["?karsilastir=lamine%2Cinlay", ["lamine", "inlay"]],
  ["?karsilastir=inlay,inlay,lamine", ["inlay", "lamine"]],
  ["?karsilastir=gone-a,gone-b,gone-c,onlay", ["onlay"]],
  ["?karsilastir=lamine,inlay,onlay,deflex", ["lamine", "inlay", "onlay"]],
  ["?karsilastir=%E0%A4%A", []],
])("%s compares %j", (search, compared) => {
  expect(read(search).compared).toEqual(compared);
});

test("a fourth product is not compared", () => {
  const compared = ["lamine", "inlay", "onlay"];
  const view = changeView({ ...firstView, compared }, { type: "compare", slug: "deflex" });
  expect(view.compared).toEqual(compared);
});

test("ignores unknown categories, days and columns", () => {
  expect(read("?kategori=yok&gun=2026-02-30&sirala=-fiyat")).toEqual(firstView);
  expect(read("?kategori=%&gun=x&sirala=")).toEqual(firstView);
});

test("a view survives its URL", () => {
  const view = fc.record<ListView>({
    wanted: fc.string(),
    category: fc.constantFrom("", "kron", "cocuk"),
    arrival: fc.constantFrom("", "2026-11-30"),
    sorting: fc.constantFrom(null, { key: "name", descending: true }, { key: "warranty", descending: false }),
    compared: fc.shuffledSubarray(slugs, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(view, (each) => {
      const { search, hash } = addressWith(parametersOf(each), "https://ornek.example/urunler?kaynak=mail#x");
      expect(read(search)).toEqual(each);
      expect(new URLSearchParams(search).get("kaynak")).toBe("mail");
      expect(hash).toBe("#x");
    }),
  );
});
