import { keepHashReadable, linkedId } from "../../../src/lib/address-hash";

const goTo = (hash: string) => window.history.replaceState({ key: "1" }, "", `/sss?a=b${hash}`);

test.each([
  ["", ""],
  ["#garanti", "garanti"],
  ["#s%C3%BCre", "süre"],
  ["#%", ""],
  ["#%E0%A4%A", ""],
])("“%s” leads to “%s”", (hash, id) => {
  goTo(hash);
  expect(linkedId()).toBe(id);
});

describe("an address that cannot be decoded", () => {
  test("is escaped at once, and the rest of it stays", () => {
    goTo("#%E0%A4%A");
    keepHashReadable();
    expect(window.location.search).toBe("?a=b");
    expect(window.location.hash).toBe("#%25E0%25A4%25A");
    expect(window.history.state).toEqual({ key: "1" });
  });

  test("is escaped when it comes later, before others hear of it", () => {
    goTo("#garanti");
    keepHashReadable();
    const heard: string[] = [];
    window.addEventListener("popstate", () => heard.push(decodeURI(window.location.hash)), { once: true });
    goTo("#%");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).toEqual(["#%"]);
    expect(window.location.hash).toBe("#%25");
  });
});

test("an address that can be decoded stays as it is", () => {
  goTo("#s%C3%BCre");
  keepHashReadable();
  expect(window.location.hash).toBe("#s%C3%BCre");
});
