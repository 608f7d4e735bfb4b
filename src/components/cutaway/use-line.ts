import { useEffect, useRef, useState } from "react";

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
 */
export function useLine(stops: readonly number[], rest: number) {
  const stage = useRef<HTMLDivElement>(null);
  /** Undefined until scripts run: then there is no range. */
  const [line, setLine] = useState<number>();
  /** Whether the range has moved the line; else the styles do. */
  const [held, setHeld] = useState(false);

  const reachedAt = (at: number) => stops.findLastIndex((stop) => stop <= at);

  // A layer may have been chosen before scripts ran. While the page still opens the picture, there is no range: it would stand
  // where the line has not come yet.
  useEffect(() => {
    const moves = stage.current?.querySelector("i")?.getAnimations() ?? [];
    const opening = moves.filter(({ timeline }) => timeline === document.timeline);
    void Promise.allSettled(opening.map(({ finished }) => finished)).then(() =>
      setLine(chosenIn(stage.current) ?? rest),
    );
  }, [rest]);

  function follow() {
    setLine(chosenIn(stage.current));
    setHeld(false);
  }

  function move(reached: number) {
    // Steps of one begin where a layer has put the line: the last of them ends short of either end.
    const to = reached > 99 ? 100 : reached < 1 ? 0 : reached;
    setLine(to);
    setHeld(true);
    const radios = stage.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [];
    for (const [layer, radio] of [...radios].entries()) radio.checked = layer === reachedAt(to);
  }

  return { stage, line, held, reached: reachedAt(line ?? rest), follow, move };
}
