import type { KeyboardEvent } from "react";

/**
 * Key handler of a search field whose results update on every letter: Enter scrolls to them, and closes the keyboard of a touch screen,
 * which covers them.
 */
export const showResults =
  (id: string) =>
  ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (key !== "Enter" || !window.matchMedia("(hover: none)").matches) return;
    currentTarget.blur();
    document.getElementById(id)?.scrollIntoView();
  };
