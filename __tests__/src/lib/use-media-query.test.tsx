import { act, renderHook } from "@testing-library/react";
import { useMediaQuery } from "../../../src/lib/use-media-query";

/** Lists by their query, as browsers keep them, and what a change of one does. */
function mediaLists() {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  const listOf = (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    lists.set(query, list);
    return list;
  };
  Object.assign(window, { matchMedia: listOf });
  return (query: string, matches: boolean) =>
    act(() => {
      const list = listOf(query);
      list.matches = matches;
      list.dispatchEvent(new Event("change"));
    });
}

test("a media query is followed when it changes, and when it becomes another", () => {
  const change = mediaLists();
  const { result, rerender } = renderHook(({ query }) => useMediaQuery(query), {
    initialProps: { query: "(min-width: 1px)" },
  });
  expect(result.current).toBe(false);
  change("(min-width: 1px)", true);
  expect(result.current).toBe(true);
  rerender({ query: "(min-width: 2px)" });
  expect(result.current).toBe(false);
  change("(min-width: 2px)", true);
  expect(result.current).toBe(true);
});
