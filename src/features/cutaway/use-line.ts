import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { whenSeen } from "../../ui/when-seen";

/** When the cut opens: on the first paint, or once half of the picture is visible. */
export type CutOpening = "page" | "view";

/**
 * State of the line once scripts run.
 * @param rest initial position, in percent of the picture's width
 */
export function useLine(rest: number, opening: CutOpening) {
  const stage = useRef<HTMLDivElement>(null);
  /** Undefined until scripts run and the cut has opened: the handle could not follow its animation. */
  const [line, setLine] = useState<number>();
  /** Whether the picture is uncut until it becomes visible. */
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    const box = stage.current?.parentElement;
    if (opening !== "view" || !box || prefersReducedMotion()) return;
    if (box.getBoundingClientRect().top < window.innerHeight) return;
    setClosed(true);
    return whenSeen(box, 0.5, () => setClosed(false));
  }, [opening]);

  useEffect(() => {
    if (isClosed) return;
    let isCurrent = true;
    const opens = stage.current?.querySelector("div")?.getAnimations() ?? [];
    void Promise.allSettled(opens.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setLine(rest);
    });
    return () => {
      isCurrent = false;
    };
  }, [isClosed, rest]);

  return { stage, line, setLine, isClosed };
}
