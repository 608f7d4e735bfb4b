import { useCallback, useEffect, useState } from "react";
import { addressWith, chosenIn, comparisonName, mostCompared } from "./comparison";

/**
 * The products chosen to be compared, by their slugs, and functions that change them. The address follows, so that it can be
 * shared; they follow the address where the visitor goes back.
 */
export function useComparison() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setChosen(chosenIn(window.location.search));
    const ticked = tickedBefore();
    if (ticked.length > 0) setChosen(keptInAddress(ticked));
    else read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const toggle = useCallback((slug: string) => setChosen(keptInAddress(toggled(slug))), []);
  const clear = useCallback(() => setChosen(keptInAddress([])), []);
  return { chosen, toggle, clear };
}

/** What the visitor has ticked before scripts ran, with what the address names; nothing where nothing was ticked. */
function tickedBefore(): string[] {
  const boxes = [...document.getElementsByName(comparisonName)] as HTMLInputElement[];
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (ticked.length === 0) return [];
  return [...new Set([...chosenIn(window.location.search), ...ticked])].slice(0, mostCompared);
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
