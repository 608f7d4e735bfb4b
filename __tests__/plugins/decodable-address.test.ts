import fc from "fast-check";
import { decodableAddress } from "../../plugins/decodable-addresses/decodable-address";

test.each([
  ["/urunler", "/urunler"],
  ["/%C3%A7ocuk#%C5%9F", "/%C3%A7ocuk#%C5%9F"],
  ["/urunler%", "/urunler-"],
  ["/%C3%A7ocuk%25", "/%C3%A7ocuk-"],
  ["/%E0%A4%A", "/-E0-A4-A"],
  ["/%zz%20", "/-zz%20"],
])("%s becomes %s", (address, expected) => {
  expect(decodableAddress(address)).toBe(expected);
});

test("every result can be decoded twice and is stable", () => {
  const anything = fc.string({ unit: fc.constantFrom(..."%/?#aAeE0459cCfFğ".split("")) });
  fc.assert(
    fc.property(anything, (text) => {
      const address = decodableAddress(text);
      expect(() => decodeURIComponent(decodeURIComponent(address))).not.toThrow();
      expect(decodableAddress(address)).toBe(address);
    }),
  );
});
