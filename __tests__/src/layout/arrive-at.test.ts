import { arriveAt } from "#src/layout/arrive-at.ts";

/** Adds an element, as a section does that is loaded late. */
async function changePage(): Promise<void> {
  document.body.append(document.createElement("p"));
  await new Promise((resolve) => setTimeout(resolve));
}

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  window.history.replaceState(null, "", "/urunler");
  arriveAt(1500);
  scrollTo = jest.spyOn(window, "scrollTo");
});

test("scrolls again when the page changes", async () => {
  await changePage();
  expect(scrollTo).toHaveBeenCalledWith({ top: 1500, behavior: "instant" });
});

test("leaves the next page where it is", async () => {
  window.history.replaceState(null, "", "/hakkimizda");
  await changePage();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("stops when the visitor acts", async () => {
  window.dispatchEvent(new Event("wheel"));
  await changePage();
  expect(scrollTo).not.toHaveBeenCalled();
});
