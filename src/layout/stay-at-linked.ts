import { linkedId } from "../ui/address-hash";

/** Milliseconds after which everything above the target has loaded. */
const limit = 3_000;

const visitorActs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the URL's fragment after client-side navigation, and again whenever a lazily loaded section
 * moves the target, until the visitor acts. The router scrolls only once, before all sections are rendered.
 */
export function stayAtLinked(): void {
  const id = linkedId();
  if (!id) return;
  const scroll = () => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
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
