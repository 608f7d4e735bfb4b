import { clsx } from "clsx";
import { fixedIds } from "../../domain/fixed-ids";
import { strings } from "../../domain/interface-strings";
import { upFrom } from "../../theme/breakpoints";
import * as grid from "../../theme/grid.module.css";
import * as stage from "../../theme/stage.module.css";
import * as text from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { Photo } from "../photo";
import type { PictureData } from "../picture";
import { renderHeading, renderText } from "../rich-text";
import * as tags from "../tag.module.css";
import * as css from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { useCarousel } from "./use-carousel";

interface SlideData {
  readonly title: string;
  readonly text: string;
  readonly image: PictureData;
}

interface CarouselProps {
  /** Page heading above the slides; labels the carousel. */
  title: string;
  slides: readonly SlideData[];
}

/** Banner carousel (ARIA pattern) whose next picture is wiped over the last in one second; hidden slides are inert. */
export function Carousel({ title, slides }: CarouselProps) {
  const carousel = useCarousel(slides.length);
  const { position, changed, started, moving } = carousel;
  return (
    <section
      className={clsx(tones.deep, css.carousel)}
      aria-roledescription={strings.carousel.role}
      aria-labelledby={fixedIds.title}
      {...carousel.rootProps}
    >
      <CarouselControls {...carousel} count={slides.length} />
      <div className={clsx(grid.wrap, css.top)}>
        <h1 id={fixedIds.title} className={clsx(text.caption, tags.tag, css.title)}>
          {renderHeading(title)}
        </h1>
      </div>
      <div className={css.slides} aria-live={moving ? "off" : "polite"} {...carousel.swipeProps}>
        {slides.map((slide, i) => (
          <Slide
            key={slide.title}
            slide={slide}
            label={strings.carousel.position(i + 1, slides.length)}
            shown={i === position}
            wiped={changed && i === position}
            inert={started && i !== position}
            priority={i === 0}
          />
        ))}
      </div>
    </section>
  );
}

interface SlideProps {
  slide: SlideData;
  label: string;
  shown: boolean;
  /** Whether it replaced another; the first one is there from the start. */
  wiped: boolean;
  inert: boolean;
  priority: boolean;
}

function Slide({ slide: { title, text: words, image }, label, shown, wiped, inert, priority }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of the ARIA pattern, no group of fields
    <div
      data-slide=""
      className={clsx(css.slide, shown && css.shown, wiped && css.wiped)}
      role="group"
      aria-roledescription={strings.carousel.slideRole}
      aria-label={label}
      inert={inert}
    >
      <div className={clsx(stage.stage, css.stage)}>
        <div className={css.picture}>
          <Photo
            picture={image}
            sizes={`${upFrom.xl} 57vw, 100vw`}
            priority={priority}
            // The line would uncover the placeholder first.
            decoding={priority ? undefined : "sync"}
            className={css.photo}
          />
        </div>
        <div className={clsx(stage.text, css.text)}>
          <h2 className={clsx(text.h1, css.heading)}>{renderHeading(title)}</h2>
          <p className={clsx(text.lede, css.words)}>{renderText(words)}</p>
        </div>
      </div>
    </div>
  );
}
