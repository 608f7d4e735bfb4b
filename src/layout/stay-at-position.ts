import { linkedId } from "../ui/address-hash";

/** Milliseconds after which everything above the target has loaded. */
const limit = 3_000;

const visitorActs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls after client-side navigation, and again whenever a lazily loaded section changes the page, until the
 * visitor acts or goes to another page. The router scrolls only once, before all sections are rendered.
 * @param saved reading position in pixels; without one the target is the URL's fragment
 */
export function stayAtPosition(saved: number | undefined): void {
  const id = linkedId();
  const { pathname } = window.location;
  const scroll = () => {
    // Back and Forward are no events of this page.
    if (window.location.pathname !== pathname) stop();
    else if (saved === undefined) document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: saved, behavior: "instant" });
  };
  const observer = new MutationObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const act of visitorActs) window.removeEventListener(act, stop);
  };
  for (const act of visitorActs) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  scroll();
  setTimeout(stop, limit);
}
