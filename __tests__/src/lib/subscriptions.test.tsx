import { act, renderHook } from "@testing-library/react";
import { useMediaQuery } from "../../../src/lib/use-media-query";
import { usePageVisible } from "../../../src/lib/use-page-visible";

/** Follows what a hook listens to, and makes the media list a single one, as browsers' lists stay the same thing. */
function watchMedia() {
  const list = Object.assign(new EventTarget(), { matches: false });
  const listen = jest.spyOn(list, "addEventListener");
  const matchMedia = jest.fn((_query: string) => list);
  Object.assign(window, { matchMedia });
  return { list, listen, matchMedia };
}

describe("a media query", () => {
  test("that becomes another is listened to instead", () => {
    const { listen, matchMedia } = watchMedia();
    const { rerender } = renderHook(({ query }) => useMediaQuery(query), {
      initialProps: { query: "(min-width: 1px)" },
    });
    rerender({ query: "(min-width: 2px)" });
    expect(listen).toHaveBeenCalledTimes(2);
    expect(matchMedia).toHaveBeenLastCalledWith("(min-width: 2px)");
  });

  test("is followed when it changes", () => {
    const { list } = watchMedia();
    const { result } = renderHook(() => useMediaQuery("(min-width: 1px)"));
    expect(result.current).toBe(false);
    act(() => {
      list.matches = true;
      list.dispatchEvent(new Event("change"));
    });
    expect(result.current).toBe(true);
  });
});

describe("whether the tab is shown", () => {
  const show = (state: DocumentVisibilityState) =>
    act(() => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  afterEach(() => Reflect.deleteProperty(document, "visibilityState"));

  test("is followed", () => {
    const { result } = renderHook(() => usePageVisible());
    show("hidden");
    expect(result.current).toBe(false);
    show("visible");
    expect(result.current).toBe(true);
  });
});
