import { type ReactNode, type RefObject, Suspense, useEffect } from "react";

/** What an element has whose content React takes over by itself, until then; the loader in the page waits for it. */
export const sliced = { "data-slice": "" } as const;

interface SliceProps {
  /** The element around, with `sliced`. */
  part: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Content that React takes over in tasks of its own, few milliseconds each, and first where the visitor acts. The boundary
 * never shows a fallback. See `plugins/scripts-on-intent`.
 */
export function Slice({ part, children }: SliceProps) {
  return (
    <Suspense>
      {children}
      <TakenOver part={part} />
    </Suspense>
  );
}

function TakenOver({ part }: Pick<SliceProps, "part">) {
  useEffect(() => {
    // A frame later: what the parts inside begin in their effects (menus do) is done then.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        part.current?.removeAttribute("data-slice");
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
