/** jsdom has no media queries, no observers and no layout: the parts the pages ask for, standing still. */
export function installMedia(matching: readonly string[] = []): void {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: matching.includes(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.assign(window, { matchMedia, IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** Never sees anything. */
class StillObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";
