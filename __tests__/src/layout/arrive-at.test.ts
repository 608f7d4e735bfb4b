import { arriveAt } from "#src/layout/arrive-at.ts";

/** Adds an element, as a section does that is loaded late. */
async function changePage(): Promise<void> {
  document.body.append(document.createElement("p"));
  await jest.advanceTimersByTimeAsync(0);
}

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/urunler");
  arriveAt(1500);
  scrollTo = jest.spyOn(window, "scrollTo");
});

afterEach(() => window.dispatchEvent(new Event("wheel")));

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

test("waits on a slow connection for parts that are still loading", async () => {
  const missing = document.createElement("div");
  missing.dataset.missing = "";
  document.body.append(missing);
  await jest.advanceTimersByTimeAsync(10_000);
  scrollTo.mockClear();
  missing.replaceWith(document.createElement("p"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await changePage();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
