import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `false` on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

export const useReducedMotion = () => useMediaQuery(reducedMotion);

/** The same outside of rendering. */
export const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotion).matches;

/** Resolves as soon as a media query holds. */
export const whenMatching = (query: string) =>
  new Promise<void>((resolve) => {
    const list = window.matchMedia(query);
    if (list.matches) resolve();
    else list.addEventListener("change", () => resolve(), { once: true });
  });
