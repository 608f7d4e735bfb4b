interface Options extends IntersectionObserverInit {
  /** Missing in TypeScript's library; ignored by browsers that lack it. */
  scrollMargin?: string;
}

/**
 * Renders fields and list items a screen ahead. Sveltia renders them in view only, so that Tab would skip the
 * rest of a list.
 */
export function renderAhead(): void {
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: Options) {
      const ahead: Options = { scrollMargin: "100%", ...options };
      super(callback, ahead);
    }
  };
}
