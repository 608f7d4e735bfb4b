import { useState } from "react";
import { useReducedMotion } from "../../lib/use-media-query";

type Entrances = typeof import("./entrances");

let entrances: Entrances | undefined;
let followedLink = false;

/** Fetches the motion engine once a visitor reaches for a link; before that no page needs it. */
export function fetchMotionOnReach(): void {
  const reach = async (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest("a[href^='/']"))) return;
    for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, reach);
    // Decoration only: without it, pages just stand.
    entrances = await import("./entrances").catch(() => undefined);
  };
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, reach);
}

/** Tells that a link within the site was followed: pages shown from now on may make an entrance. */
export function noteNavigation(): void {
  followedLink = true;
}

/**
 * The entrances of a part that came with a page the visitor followed a link to, or null where it stands complete: on
 * the first page, under reduced motion, and when the motion engine is not there yet.
 */
export function useArrival(): Entrances | null {
  const reducedMotion = useReducedMotion();
  const [arrived] = useState(() => (followedLink ? entrances : undefined));
  return arrived && !reducedMotion ? arrived : null;
}
