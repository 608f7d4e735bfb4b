import fc from "fast-check";
import { decodableAddress } from "../../plugins/decodable-addresses/decodable-address";

test.each([
  ["/urunler", "/urunler"],
  ["/urunler?ara=%C3%A7ocuk#%C5%9F", "/urunler?ara=%C3%A7ocuk#%C5%9F"],
  ["/urunler%", "/urunler%25"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/urunler#%", "/urunler#%25"],
  ["/%zz%20", "/%25zz%20"],
])("%s becomes %s", (address, expected) => {
  expect(decodableAddress(address)).toBe(expected);
});

test("every address can be decoded, and a decodable one stays", () => {
  const anything = fc.string({ unit: fc.constantFrom(..."%/?#aAeE0459cCfFğ".split("")) });
  fc.assert(
    fc.property(anything, (text) => {
      const address = decodableAddress(text);
      expect(() => decodeURIComponent(address)).not.toThrow();
      expect(decodableAddress(address)).toBe(address);
    }),
  );
});
