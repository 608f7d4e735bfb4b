import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { strings } from "../../domain/interface-strings";
import * as grid from "../../theme/grid.module.css";
import { Icon } from "../icon";
import * as css from "./carousel-controls.module.css";
import type { useCarousel } from "./use-carousel";

/** Progress bar; below it, in tab order: pause, previous, next, and a dot per slide. */
export function CarouselControls({
  position,
  count,
  paused,
  togglePaused,
  previous,
  next,
  goTo,
}: ReturnType<typeof useCarousel> & { count: number }) {
  const { carousel } = strings;
  return (
    <div data-needs-script="" className={css.controls}>
      <div className={clsx(grid.wrap, css.inside)}>
        <div
          role="progressbar"
          aria-label={carousel.progress}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={position + 1}
          className={css.progress}
        >
          <div className={css.done} style={{ "--done": (position + 1) / count } as CSSProperties} />
        </div>
        <div className={css.buttons}>
          <button
            type="button"
            className={clsx(css.button, css.pause)}
            aria-label={paused ? carousel.play : carousel.pause}
            onClick={togglePaused}
          >
            <Icon name={paused ? "play" : "pause"} />
          </button>
          <button type="button" className={css.button} aria-label={carousel.previous} onClick={previous}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className={css.button} aria-label={carousel.next} onClick={next}>
            <Icon name="chevron-right" />
          </button>
          <div className={css.dots}>
            {Array.from({ length: count }, (_, i) => carousel.goTo(i + 1)).map((label, i) => (
              <button
                key={label}
                type="button"
                className={css.dot}
                aria-label={label}
                aria-current={i === position ? "true" : undefined}
                onClick={() => goTo(i)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
