import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { whenSeen } from "../../ui/when-seen";
import type { Opening } from "./cutaway-css";

/** Position of the line for the chosen layer, if any: the value of its radio button. */
function chosenIn(stage: HTMLElement | null): number | undefined {
  const radio = stage?.querySelector<HTMLInputElement>(":checked");
  return radio ? Number(radio.value) : undefined;
}

/**
 * State of the line once scripts run. The range moves it; choosing a layer moves the range.
 * @param stops position of the line for each layer, in percent of the picture's width, from the outside in
 * @param rest initial position
 * @param closed position while the picture is uncut
 */
export function useLine(stops: readonly number[], rest: number, closed: number, opening: Opening) {
  const stage = useRef<HTMLDivElement>(null);
  /** Undefined until scripts run; the range is rendered after that. */
  const [line, setLine] = useState<number>();
  /** Whether the range controls the line; otherwise CSS does. */
  const [isHeld, setHeld] = useState(false);
  /** Whether the picture is uncut until it becomes visible. */
  const [isClosed, setClosed] = useState(false);

  /** The layer at the line: the first whose position the line has not passed. */
  function layerAt(at: number): number {
    if (at <= closed) return -1;
    const index = stops.findIndex((stop) => at <= stop);
    return index === -1 ? stops.length - 1 : index;
  }

  // Reads a layer chosen before scripts ran. The range appears after the opening animation, which it could
  // not follow.
  useEffect(() => {
    const opened = stage.current?.querySelector("i")?.getAnimations() ?? [];
    void Promise.allSettled(opened.map(({ finished }) => finished)).then(() =>
      setLine(chosenIn(stage.current) ?? rest),
    );
  }, [rest]);

  useEffect(() => {
    const box = stage.current?.parentElement;
    if (opening !== "view" || !box || prefersReducedMotion()) return;
    if (box.getBoundingClientRect().top < window.innerHeight) return;
    setClosed(true);
    return whenSeen(box, 0.5, () => setClosed(false));
  }, [opening]);

  function choose() {
    setLine(chosenIn(stage.current));
    setHeld(false);
    setClosed(false);
  }

  function move(to: number) {
    setLine(to);
    setHeld(true);
    setClosed(false);
    const radios = stage.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [];
    for (const [layer, radio] of [...radios].entries()) radio.checked = layer === layerAt(to);
  }

  return { stage, line, isHeld, isClosed, layerAt, choose, move };
}
