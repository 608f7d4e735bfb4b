import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { prefersReducedMotion } from "../use-media-query";

/** Interval in milliseconds, fixed by the specification. */
const carouselInterval = 5000;

/** Shortest swipe in pixels. */
const shortestSwipe = 40;

const never = () => () => undefined;

/** Whether this is the hydrating render. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Remaining milliseconds of the first slide, which has been visible since the first paint. */
function restOfFirstInterval(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return Math.max(carouselInterval - (performance.now() - (paint?.startTime ?? 0)), 1000);
}

/**
 * Position and autoplay of a carousel. Autoplay stops on pause, hover, focus and reduced motion.
 */
export function useCarousel(count: number) {
  const [chosen, setChosen] = useState<number>();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [started, setStarted] = useState(false);
  const swipe = useRef<{ x: number; y: number } | null>(null);
  const isFirstInterval = useRef(useIsHydrating());

  useEffect(() => setStarted(true), []);

  const moving = started && !paused && !hovered && !focused && !prefersReducedMotion();
  const position = chosen ?? 0;
  const next = () => setChosen((now = 0) => (now + 1) % count);
  const previous = () => setChosen((now = 0) => (now + count - 1) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer on every slide change
  useEffect(() => {
    if (!moving) return;
    const delay = isFirstInterval.current ? restOfFirstInterval() : carouselInterval;
    isFirstInterval.current = false;
    const timer = setTimeout(next, delay);
    return () => clearTimeout(timer);
  }, [moving, position, count]);

  return {
    position,
    /** Whether a slide has replaced another yet. */
    changed: chosen !== undefined,
    paused,
    /** Whether scripts run; before that, every slide must be reachable. */
    started,
    /** Whether autoplay is running. */
    moving,
    next,
    previous,
    goTo: setChosen,
    togglePaused: () => {
      setPaused(!paused);
      if (!paused) return;
      // The pressed button keeps focus and pointer, which would stop the slides at once.
      setHovered(false);
      setFocused(false);
    },
    /** Handlers of the element around slides and controls. */
    rootProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
    },
    /** Handlers of the slides: horizontal swipes change the slide, vertical ones scroll. */
    swipeProps: {
      onPointerDown: (event: PointerEvent) => {
        swipe.current = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
      },
      onPointerUp: (event: PointerEvent) => {
        const { x, y } = swipe.current ?? { x: event.clientX, y: event.clientY };
        const [dx, dy] = [event.clientX - x, event.clientY - y];
        swipe.current = null;
        if (Math.abs(dx) < shortestSwipe || Math.abs(dx) <= Math.abs(dy)) return;
        if (dx < 0) next();
        else previous();
      },
      onPointerCancel: () => {
        swipe.current = null;
      },
    },
  };
}
