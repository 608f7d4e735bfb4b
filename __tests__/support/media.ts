/** Media queries, observers and layout for jsdom, which has none. */
export function installMedia(matching: readonly string[] = []): void {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: matching.includes(query),
      media: query,
    });
  Object.assign(window, {
    matchMedia,
    IntersectionObserver: StillObserver,
    PointerEvent: SimplePointerEvent,
  });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

class SimplePointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
}

class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";
