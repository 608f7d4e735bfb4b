import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { whenSeen } from "../../ui/when-seen";
import type { Opening } from "./cutaway-css";

/** Where the line stands for the layer that is chosen, if any: the value of its radio button. */
function chosenIn(stage: HTMLElement | null): number | undefined {
  const radio = stage?.querySelector<HTMLInputElement>(":checked");
  return radio ? Number(radio.value) : undefined;
}

/**
 * The line that cuts, once scripts run: a range moves it, and the choice of a layer, which is the page's own, moves the range.
 *
 * @param stops where the line stands for each layer, in percent of the picture's width, from the outside in
 * @param rest where it stands before anything is chosen
 * @param closed where it stands while nothing is cut
 */
export function useLine(stops: readonly number[], rest: number, closed: number, opening: Opening) {
  const stage = useRef<HTMLDivElement>(null);
  /** Undefined until scripts run: then there is no range. */
  const [line, setLine] = useState<number>();
  /** Whether the range has moved the line; else the styles do. */
  const [isHeld, setHeld] = useState(false);
  /** Whether the picture waits, uncut, to be seen. */
  const [isClosed, setClosed] = useState(false);

  /** The layer that the line is in: the first whose own place it has not passed. */
  function layerAt(at: number): number {
    if (at <= closed) return -1;
    const index = stops.findIndex((stop) => at <= stop);
    return index === -1 ? stops.length - 1 : index;
  }

  // A layer may have been chosen before scripts ran. The range waits for the opening: it would stand where the line is not yet.
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
