import { linkedId } from "../ui/address-hash";

/** Scroll positions of the pages visited in this document, in pixels. */
const positions = new Map<string, number>();

/** The current entry of the history; the router gives each a key. */
let entry = "";

/** Stores the scroll position of the page that is left. */
export const leaveEntry = (): void => void positions.set(entry, window.scrollY);

/** @returns the scroll position at which the visitor left this history entry; undefined for a new one */
export function enterEntry(): number | undefined {
  entry = `${window.location.pathname} ${window.history.state?.key}`;
  return positions.get(entry);
}

/**
 * Whether to scroll to the URL's fragment when scripts start. The browser has done so, but opening and
 * closing answers may have moved the target since; the visitor may also have scrolled.
 */
export function isStillAtLinked(): boolean {
  const id = linkedId();
  if (id === "") return false;
  const { top = -1, bottom = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return window.scrollY === 0 || (bottom > 0 && top < window.innerHeight);
}
