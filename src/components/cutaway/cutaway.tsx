import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { graphql } from "gatsby";
import { strings } from "../../lib/interface-strings";
import { Picture } from "../picture";
import { screenReaderOnly } from "../screen-reader-only";
import {
  type Beginning,
  carriedCss,
  chosenCss,
  frameCss,
  keyframes,
  layersCss,
  rangeCss,
  stageCss,
} from "./cutaway-css";
import { useLine } from "./use-line";

type Layers = Queries.CutawayFragment;
type Place = NonNullable<Layers["items"][number]["place"]>;
interface PlacedLayer {
  title: string;
  description: string | null;
  place: Place;
}
interface Point {
  x: number;
  y: number;
}

interface CutawayProps extends Omit<HTMLChakraProps<"div">, "title"> {
  layers: Layers;
  /** As in `Picture`. */
  sizes: string;
  priority?: boolean;
  beginning: Beginning;
}

/** Between the layers and their names, in percent of the picture's width; from one name to the next, of its height. */
const [lead, pitch] = [4.5, 12.5];

/** Names a layer and what is said of it. */
const said = ({ title, description }: PlacedLayer) => (description ? `${title}: ${description}` : title);

/**
 * A thing whole and cut open, two pictures by one camera: a line between them, the layers' thicknesses where it has opened them,
 * and the choice of a layer, all of it before and without scripts. With them the line can be moved by hand.
 */
export function Cutaway({ layers, sizes, priority, beginning, ...frame }: CutawayProps) {
  const { title, whole, cut, line: rest, items, outlines } = layers;
  const placed = items.filter((item): item is PlacedLayer => item.place !== null);
  const stops = placed.map(({ place }) => place.line);
  const { stage, line, held, reached, follow, move } = useLine(stops, rest);

  const { width = 1, height = 1 } = whole.src.childImageSharp?.gatsbyImageData ?? {};
  const ratio = height / width;
  const middle = placed.reduce((sum, { place }) => sum + place.point.y, 0) / placed.length;
  const edge = Math.round(Math.min(...placed.map(({ place }) => place.span?.from ?? place.point.x)) - lead);
  const levelOf = (index: number) => Math.round(middle + (index - (placed.length - 1) / 2) * pitch);
  const atLine = placed[reached];
  return (
    <chakra.div data-cutaway="" css={frameCss} {...frame}>
      <Global styles={keyframes} />
      <chakra.div
        ref={stage}
        data-held={held ? "" : undefined}
        css={[stageCss(whole.focus ?? { x: 50, y: 50 }, rest, beginning), chosenCss(stops), layersCss]}
        style={{ "--ratio": ratio, ...(held ? { "--opened": `${line}%` } : {}) } as React.CSSProperties}
      >
        <Picture picture={whole} sizes={sizes} priority={priority} />
        <div data-window="">
          <div data-pane="">
            <Picture picture={cut} sizes={sizes} />
            {placed.map(({ title, place }, index) => (
              <Drawing
                key={title}
                place={place}
                outline={outlines?.publicURL ? `${outlines.publicURL}#t${index + 1}` : undefined}
                from={{ x: edge, y: levelOf(index) }}
                ratio={ratio}
              />
            ))}
          </div>
        </div>
        <i />
        {line === undefined ? null : (
          <chakra.div data-carried="" css={carriedCss}>
            <chakra.input
              type="range"
              aria-label={strings.cutaway.line}
              aria-valuetext={atLine ? said(atLine) : strings.cutaway.closed}
              value={line}
              onChange={({ target }) => move(target.valueAsNumber)}
              css={rangeCss}
            />
          </chakra.div>
        )}
        <fieldset onChange={follow}>
          <chakra.legend {...screenReaderOnly}>{title}</chakra.legend>
          {placed.map(({ title, description, place }, index) => (
            <label key={title} style={{ right: `${100 - edge}%`, top: `${levelOf(index)}%` }}>
              <input type="radio" name="tabaka" value={place.line} />
              <b>{title}</b>
              {description ? <span>{description}</span> : null}
            </label>
          ))}
        </fieldset>
      </chakra.div>
    </chakra.div>
  );
}

interface DrawingProps {
  place: Place;
  /** Address of the layer's outline. */
  outline: string | undefined;
  /** Where the line from its name begins, in percent of the picture. */
  from: Point;
  /** The picture's height, its width being 1. */
  ratio: number;
}

/** A layer's outline, the line from its name to it, and what is measured. */
function Drawing({ place: { point, span }, outline, from, ratio }: DrawingProps) {
  const onGrid = ({ x, y }: Point) => [Math.round(10 * x), Math.round(10 * ratio * y)] as const;
  const [start, level] = onGrid(from);
  const [x, y] = onGrid(point);
  // Level at first, then at half a right angle.
  const bend = Math.max(start, x - Math.abs(y - level));
  return (
    <svg viewBox={`0 0 1000 ${1000 * ratio}`} aria-hidden="true">
      {outline ? <use href={outline} /> : null}
      <path d={`M${start} ${level}H${bend}L${x} ${y}`} />
      <path
        d={
          span
            ? `M${Math.round(10 * span.from)} ${y - 8}v16m0-8H${Math.round(10 * span.to)}m0-8v16`
            : `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`
        }
      />
    </svg>
  );
}

// With more care than other photographs: half of the picture is plain ground, on which less shows as faint blocks. The cut one
// has more to draw.
export const cutawayFragment = graphql`
  fragment Cutaway on ProductLayers {
    title
    whole {
      ...FocusFields
      src {
        childImageSharp {
          placeholderColours
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [800, 1100, 1600, 2200]
            avifOptions: { quality: 90 }
          )
        }
      }
    }
    cut {
      ...FocusFields
      src {
        childImageSharp {
          placeholderColours
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [800, 1100, 1600, 2200]
            avifOptions: { quality: 86 }
          )
        }
      }
    }
    outlines {
      publicURL
    }
    line
    items {
      title
      description
      place {
        line
        point {
          x
          y
        }
        span {
          from
          to
        }
      }
    }
  }
`;
