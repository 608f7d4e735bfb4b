/** Whether the visitor prefers reduced motion; in browsers only. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Resolves as soon as a media query matches. */
export const whenMatching = (query: string) =>
  new Promise<void>((resolve) => {
    const list = window.matchMedia(query);
    if (list.matches) resolve();
    else list.addEventListener("change", () => resolve(), { once: true });
  });
