import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion; for use outside of rendering. */
export const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotion).matches;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(reducedMotion);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** `prefersReducedMotion` as a hook; `false` on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);

/** Resolves as soon as a media query matches. */
export const whenMatching = (query: string) =>
  new Promise<void>((resolve) => {
    const list = window.matchMedia(query);
    if (list.matches) resolve();
    else list.addEventListener("change", () => resolve(), { once: true });
  });
