import { linkedId } from "../ui/address-hash";

/** Milliseconds after which the sections that have arrived no longer change. */
const limit = 3_000;

const visitorActs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls after client-side navigation, at once: to the reading position, to the URL's fragment or to the top. To the first
 * two it scrolls again whenever a lazily loaded section changes the page, until all have arrived, or the visitor acts or goes
 * to another page.
 * @param saved reading position in pixels; undefined on a new visit
 */
export function arriveAt(saved: number | undefined): void {
  const id = linkedId();
  const { pathname } = window.location;
  const scroll = () => {
    const linked = saved === undefined ? document.getElementById(id) : null;
    // Back and Forward fire no event on the page that is left.
    if (window.location.pathname !== pathname) stop();
    else if (linked) linked.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: saved ?? 0, behavior: "instant" });
  };
  scroll();
  if (saved === undefined && id === "") return;
  const observer = new MutationObserver(scroll);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of visitorActs) window.removeEventListener(act, stop);
  };
  for (const act of visitorActs) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  const stopOnceComplete = () => {
    if (document.querySelector("[data-missing]")) timer = setTimeout(stopOnceComplete, limit);
    else stop();
  };
  let timer = setTimeout(stopOnceComplete, limit);
}
