import { useCallback, useEffect, useState } from "react";
import { addressWith, chosenIn, mostCompared } from "./comparison";

/**
 * The products chosen to be compared, by their slugs, and functions that change them. The address follows, so that it can be
 * shared; they follow the address where the visitor goes back.
 */
export function useComparison() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setChosen(chosenIn(window.location.search));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const toggle = useCallback((slug: string) => setChosen(keptInAddress(toggled(slug))), []);
  const clear = useCallback(() => setChosen(keptInAddress([])), []);
  return { chosen, toggle, clear };
}

/** What is chosen after one more product was chosen, or one of those that are was taken away. */
function toggled(slug: string): string[] {
  const before = chosenIn(window.location.search);
  const after = before.includes(slug) ? before.filter((each) => each !== slug) : [...before, slug];
  return after.slice(0, mostCompared);
}

function keptInAddress(slugs: readonly string[]): readonly string[] {
  const url = addressWith(slugs, window.location.href);
  window.history.replaceState(window.history.state, "", url);
  return slugs;
}
