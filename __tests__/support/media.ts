/** jsdom has no media queries, no observers and no layout: the parts the pages ask for, standing still. */
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

/** A mouse event that also says what pointed. */
class SimplePointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
}

type SeenCallback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const watched = new Map<StillObserver, () => void>();

/** Sees nothing until the test scrolls, and says so, as browsers do. */
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

/** Brings everything that is being watched for into view. */
export function scrollIntoView(): void {
  for (const see of [...watched.values()]) see();
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";
