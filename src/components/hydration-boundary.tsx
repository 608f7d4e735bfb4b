import { type ReactNode, type RefObject, Suspense, useEffect } from "react";

/** What an element has whose content React takes over by itself, until then; the loader in the page waits for it. */
export const dehydrated = { "data-dehydrated": "" } as const;

interface HydrationBoundaryProps {
  /** The element around, with `dehydrated`. */
  part: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Content that React takes over in tasks of its own, few milliseconds each, and first where the visitor acts. The boundary
 * never shows a fallback. See `plugins/scripts-on-intent`.
 */
export function HydrationBoundary({ part, children }: HydrationBoundaryProps) {
  return (
    <Suspense>
      {children}
      <TakenOver part={part} />
    </Suspense>
  );
}

function TakenOver({ part }: Pick<HydrationBoundaryProps, "part">) {
  useEffect(() => {
    // A frame later: what the parts inside begin in their effects (menus do) is done then.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        part.current?.removeAttribute("data-dehydrated");
        part.current?.dispatchEvent(new Event("scripts:live"));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [part]);
  return null;
}
