/** Media queries, observers and layout for jsdom, which has none. */
export function installMedia(matching: readonly string[] = []): void {
  watched.clear();
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

/** A mouse event with a pointer type. */
class SimplePointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
}

type SeenCallback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const watched = new Map<StillObserver, () => void>();

/** Reports no intersection until the test scrolls, as browsers do. */
class StillObserver {
  private targets: Element[] = [];

  constructor(private readonly callback: SeenCallback) {}

  observe(target: Element): void {
    this.targets.push(target);
    this.callback([{ isIntersecting: false, target }]);
    watched.set(this, () =>
      this.callback(this.targets.map((seen) => ({ isIntersecting: true, target: seen }))),
    );
  }
  disconnect(): void {
    watched.delete(this);
  }
}

/** Makes all observed elements visible. */
export function scrollIntoView(): void {
  for (const see of [...watched.values()]) see();
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";
