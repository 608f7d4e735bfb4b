import { linkedId } from "../../../src/lib/address-hash";

const goTo = (hash: string) => window.history.replaceState(null, "", `/sss?a=b${hash}`);

test.each([
  ["", ""],
  ["#s%C3%BCre", "süre"],
  ["#%E0%A4%A", ""],
])("“%s” leads to “%s”", (hash, id) => {
  goTo(hash);
  expect(linkedId()).toBe(id);
});
