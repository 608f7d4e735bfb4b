import { chakra } from "@chakra-ui/react/styled-system";
import { strings } from "../../domain/interface-strings";
import { Icon } from "../icon";
import { Wrap } from "../section";
import type { useCarousel } from "./use-carousel";

const ControlButton = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: { base: "44px", sm: "48px" },
    border: "1px solid {colors.brand.light}",
    borderRadius: "md",
    bg: "bg.deep",
    transition: "background 180ms {easings.calm}",
    _hover: { bg: "brand.main" },
  },
});

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
    <chakra.div data-needs-script="" position="absolute" insetInline="0" bottom="0" zIndex="3">
      <Wrap paddingBlock="1.25rem">
        <chakra.div
          role="progressbar"
          aria-label={carousel.progress}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={position + 1}
          // Width of the controls of four slides.
          maxWidth="22rem"
          marginBottom="0.75rem"
          height="3px"
          bg="border.onDeep"
        >
          <chakra.div
            height="100%"
            bg="brand.accentFill"
            transition="width 1s {easings.calm}"
            style={{ width: `${(100 * (position + 1)) / count}%` }}
          />
        </chakra.div>
        <chakra.div
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          gap={{ base: "0.25rem", sm: "0.5rem" }}
        >
          <ControlButton
            type="button"
            aria-label={paused ? carousel.play : carousel.pause}
            onClick={togglePaused}
            css={{ "@media (prefers-reduced-motion: reduce)": { display: "none" } }}
          >
            <Icon name={paused ? "play" : "pause"} />
          </ControlButton>
          <ControlButton type="button" aria-label={carousel.previous} onClick={previous}>
            <Icon name="chevron-left" />
          </ControlButton>
          <ControlButton type="button" aria-label={carousel.next} onClick={next}>
            <Icon name="chevron-right" />
          </ControlButton>
          <chakra.div display="flex" marginLeft={{ sm: "0.75rem" }}>
            {Array.from({ length: count }, (_, i) => carousel.goTo(i + 1)).map((label, i) => (
              <chakra.button
                key={label}
                type="button"
                aria-label={label}
                aria-current={i === position ? "true" : undefined}
                onClick={() => goTo(i)}
                display="grid"
                placeItems="center"
                boxSize="44px"
                css={{
                  _before: {
                    content: '""',
                    boxSize: "10px",
                    borderRadius: "50%",
                    border: "1.5px solid {colors.brand.light}",
                  },
                  "&[aria-current]::before": { bg: "brand.accentFill", borderColor: "brand.accentFill" },
                }}
              />
            ))}
          </chakra.div>
        </chakra.div>
      </Wrap>
    </chakra.div>
  );
}
