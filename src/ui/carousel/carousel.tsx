import { chakra } from "@chakra-ui/react/styled-system";
import { fixedIds } from "../../domain/fixed-ids";
import { strings } from "../../domain/interface-strings";
import { narrowWindow, upFrom } from "../../theme/breakpoints";
import { Photo } from "../photo";
import type { PictureData } from "../picture";
import { renderHeading, renderText } from "../rich-text";
import { Stage, stageText, Wrap } from "../section";
import { Tag } from "../tag";
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

/** Banner carousel (ARIA pattern) with a cross-fade of one second; hidden slides are inert. */
export function Carousel({ title, slides }: CarouselProps) {
  const carousel = useCarousel(slides.length);
  const { position, started, moving } = carousel;
  return (
    <chakra.section
      layerStyle="deep"
      position="relative"
      aria-roledescription={strings.carousel.role}
      aria-labelledby={fixedIds.title}
      {...carousel.rootProps}
    >
      <CarouselControls {...carousel} count={slides.length} />
      <Wrap
        position={{ md: "absolute" }}
        insetInline="0"
        top={{ md: "3rem" }}
        zIndex="2"
        paddingBlock={{ base: "1rem", md: "0" }}
      >
        <Tag asChild fontFamily="heading" fontSize="1.375rem" fontWeight="400" letterSpacing="0.01em">
          <h1 id={fixedIds.title}>{renderHeading(title)}</h1>
        </Tag>
      </Wrap>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        touchAction="pan-y pinch-zoom"
        aria-live={moving ? "off" : "polite"}
        {...carousel.swipeProps}
      >
        {slides.map((slide, i) => (
          <Slide
            key={slide.title}
            slide={slide}
            label={strings.carousel.position(i + 1, slides.length)}
            shown={i === position}
            inert={started && i !== position}
            priority={i === 0}
          />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

interface SlideProps {
  slide: SlideData;
  label: string;
  shown: boolean;
  inert: boolean;
  priority: boolean;
}

function Slide({ slide: { title, text, image }, label, shown, inert, priority }: SlideProps) {
  return (
    <chakra.div
      data-slide=""
      role="group"
      aria-roledescription={strings.carousel.slideRole}
      aria-label={label}
      inert={inert}
      gridArea="1 / 1"
      minWidth="0"
      opacity={shown ? "1" : "0"}
      visibility={shown ? undefined : "hidden"}
      transition={`opacity 1s {easings.calm}, visibility 0s ${shown ? "0s" : "1s"}`}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      // Other slides cannot be reached yet; their photographs would delay the first.
      css={{ "html:not([data-scripts=live]) &:not(:first-of-type) picture": { display: "none" } }}
    >
      <Stage minHeight={{ md: "600px" }} display={{ base: "flex", md: "grid" }} flexDirection="column">
        <chakra.div gridColumn="col 6 / -1" position="relative">
          <Photo
            picture={image}
            // 600 px tall; 4:3 on phones.
            sizes={`(min-width: 108.75rem) 55vw, ${upFrom.md} 960px, 120vw`}
            priority={priority}
            position={{ md: "absolute" }}
            inset="0"
            aspectRatio={{ base: "4/3", md: "auto" }}
            bg="bg.deep"
          />
        </chakra.div>
        <chakra.div
          gridColumn="col 1 / span 5"
          gridRow={{ md: "1" }}
          alignSelf={{ md: "center" }}
          paddingBlock={{ base: "2.25rem 7rem", md: "6rem 7.5rem" }}
          // The old text fades out before the new one fades in, while the photographs cross-fade.
          opacity={shown ? "1" : "0"}
          transition={`opacity 250ms {easings.calm} ${shown ? "250ms" : "0s"}`}
          // Controls wrap on the narrowest phones.
          css={{ [narrowWindow]: { paddingBottom: "10rem" } }}
          {...stageText}
        >
          <chakra.h2 textStyle="h1" marginBottom="1.25rem">
            {renderHeading(title)}
          </chakra.h2>
          <chakra.p textStyle="lede" color="fg.muted">
            {renderText(text)}
          </chakra.p>
        </chakra.div>
      </Stage>
    </chakra.div>
  );
}
