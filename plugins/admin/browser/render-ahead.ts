interface Options extends IntersectionObserverInit {
  /** Missing in TypeScript's library; ignored by browsers that lack it. */
  scrollMargin?: string;
}

/** Renders what Sveltia has not rendered yet within an element. */
let renderIn = (_part: Element): boolean => false;

/** @returns whether anything was not rendered yet */
export const renderWithin = (part: Element): boolean => renderIn(part);

/**
 * Renders fields and list items a screen ahead. Sveltia renders them in view only, so that Tab would skip the
 * rest of a list.
 */
export function renderAhead(): void {
  const Observer = window.IntersectionObserver;
  const waiting = new Map<Element, () => void>();
  renderIn = (part) => {
    const unseen = [...waiting].filter(([target]) => part.contains(target));
    for (const [, render] of unseen) render();
    return unseen.length > 0;
  };
  window.IntersectionObserver = class extends Observer {
    private readonly callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback, options?: Options) {
      const ahead: Options = { scrollMargin: "100%", ...options };
      super(callback, ahead);
      this.callback = callback;
    }

    override observe(target: Element): void {
      super.observe(target);
      waiting.set(target, () => this.callback([inView(target)], this));
    }

    override unobserve(target: Element): void {
      super.unobserve(target);
      waiting.delete(target);
    }
  };
}

function inView(target: Element): IntersectionObserverEntry {
  const rect = target.getBoundingClientRect();
  return {
    target,
    time: performance.now(),
    isIntersecting: true,
    intersectionRatio: 1,
    boundingClientRect: rect,
    intersectionRect: rect,
    rootBounds: null,
  };
}
