/** @jest-environment jsdom */
import type { Mistake } from "#src/admin/browser/mistake.ts";
import { MistakeList } from "#src/admin/browser/mistake-list.ts";
import { sveltiaStrings } from "#src/admin/sveltia-strings.ts";

const mistake = (path: Mistake["path"], message: string): Mistake => ({
  place: "",
  path,
  message,
  fix: "Düzeltin.",
});
const [first, second] = [mistake(["name"], "Ad uzun."), mistake(["items", 1, "title"], "Başlık eksik.")];

const section = () => document.getElementById("mistakes");
const said = () => [...(section()?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
const marked = () => section()?.querySelector("style")?.textContent;

let list: MistakeList;
/** What is wrong in the form as it is now. */
let current: readonly Mistake[];
const change = () => {
  list.update(() => ({}));
  jest.runAllTimers();
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div role="toolbar"><button aria-label="${sveltiaStrings.cancel_editing}"></button></div>`;
  list = new MistakeList();
  current = [first, second];
  list.show(current, () => current);
});
afterEach(() => jest.useRealTimers());

test("begins at the first mistake", () => {
  expect(said()).toEqual(["Ad uzun. Düzeltin.", "Başlık eksik. Düzeltin."]);
  expect(document.activeElement?.textContent).toBe("Ad uzun.");
});

test("a corrected mistake leaves the list and loses its mark", () => {
  current = [second];
  change();
  expect(said()).toEqual(["Başlık eksik. Düzeltin."]);
  expect(marked()).not.toContain('"name"');
});

test("a moved item takes its mark along", () => {
  expect(marked()).toContain('"items.1.title"');
  current = [first, mistake(["items", 0, "title"], "Başlık eksik.")];
  change();
  expect(marked()).toContain('"items.0.title"');
  expect(marked()).not.toContain('"items.1.title"');
});

test("says when all mistakes are corrected", () => {
  current = [];
  change();
  expect(section()?.textContent).toContain("hepsi düzeldi");
});

test("leads to the form of another document", () => {
  list.show([{ ...first, path: [], form: "#/collections/products/entries/x" }], () => current);
  expect(section()?.querySelector("a")?.getAttribute("href")).toBe("#/collections/products/entries/x");
});
