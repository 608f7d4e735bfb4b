import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { graphql } from "gatsby";
import { strings } from "../../domain/interface-strings";
import { Picture } from "../../ui/picture";
import { screenReaderOnly } from "../../ui/screen-reader-only";
import {
  chosenCss,
  figureCss,
  frameCss,
  keyframes,
  knobCss,
  layersCss,
  listCss,
  type Opening,
  rangeCss,
  readoutCss,
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
  opening: Opening;
  /** Of the picture. */
  aspectRatio?: HTMLChakraProps<"div">["aspectRatio"];
}

/** Between the layers and their names, in percent of the picture's width; from one name to the next, of its height. */
const [lead, pitch] = [4.5, 12.5];

/** Names a layer and what is said of it. */
const describe = ({ title, description }: PlacedLayer) => (description ? `${title}: ${description}` : title);

const inOrder = (index: number) => ({ "--order": index }) as React.CSSProperties;

/**
 * A thing whole and cut open, two pictures by one camera: a line between them, the layers' thicknesses where it has opened them,
 * and the choice of a layer, all of it before and without scripts. With them the line can be moved by hand.
 */
export function Cutaway({ layers, sizes, priority, opening, aspectRatio, ...place }: CutawayProps) {
  const { title, whole, cut, line: rest, items, outlines } = layers;
  const placed = items.filter((item): item is PlacedLayer => item.place !== null);
  const stops = placed.map(({ place }) => place.line);
  const most = Math.max(rest, ...stops);
  const outside = Math.min(...placed.map(({ place }) => place.span?.from ?? place.point.x));
  const closed = Math.floor(outside);
  const { stage, line, isHeld, isClosed, layerAt, choose, move } = useLine(stops, rest, closed, opening);

  const { width = 1, height = 1 } = whole.src.childImageSharp?.gatsbyImageData ?? {};
  const ratio = height / width;
  const middle = placed.reduce((sum, { place }) => sum + place.point.y, 0) / placed.length;
  const edge = Math.round(outside - lead);
  const levelOf = (index: number) => Math.round(middle + (index - (placed.length - 1) / 2) * pitch);
  const reached = placed[layerAt(line ?? rest)];
  return (
    <chakra.div css={figureCss} {...place}>
      <Global styles={keyframes} />
      <chakra.div css={frameCss} aspectRatio={aspectRatio}>
        <chakra.div
          ref={stage}
          data-held={isHeld ? "" : undefined}
          data-closed={isClosed ? "" : undefined}
          css={[
            stageCss(whole.focus ?? { x: 50, y: 50 }, rest, closed, opening),
            chosenCss(stops),
            layersCss,
          ]}
          style={{ "--ratio": ratio, ...(isHeld ? { "--opened": `${line}%` } : {}) } as React.CSSProperties}
        >
          <Picture picture={whole} sizes={sizes} priority={priority} />
          <div>
            <div>
              <Picture picture={cut} sizes={sizes} />
              {placed.map(({ title, place }, index) => (
                <Drawing
                  key={title}
                  place={place}
                  outline={outlines?.publicURL ? `${outlines.publicURL}#t${index + 1}` : undefined}
                  from={{ x: edge, y: levelOf(index) }}
                  ratio={ratio}
                  style={inOrder(index)}
                />
              ))}
            </div>
          </div>
          {line === undefined ? null : (
            <chakra.input
              type="range"
              min={closed}
              max={most}
              step="0.2"
              aria-label={strings.cutaway.line}
              aria-valuetext={reached ? describe(reached) : strings.cutaway.closed}
              value={line}
              onChange={({ target }) => move(target.valueAsNumber)}
              css={rangeCss(closed, most)}
            />
          )}
          <i>{line === undefined ? null : <Knob layer={isHeld ? reached : undefined} />}</i>
          <fieldset onChange={choose}>
            <chakra.legend {...screenReaderOnly}>{title}</chakra.legend>
            {placed.map(({ title, description, place }, index) => (
              <label
                key={title}
                style={{ right: `${100 - edge}%`, top: `${levelOf(index)}%`, ...inOrder(index) }}
              >
                <input type="radio" name="tabaka" value={place.line} />
                <b>{title}</b>
                {description ? <span>{description}</span> : null}
              </label>
            ))}
          </fieldset>
        </chakra.div>
      </chakra.div>
      <chakra.ul css={listCss}>
        {placed.map((layer) => (
          <li key={layer.title}>{describe(layer)}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** The range's knob, drawn on the line; beside it what is measured in the layer that a hand has moved the line into. */
function Knob({ layer }: { layer: PlacedLayer | undefined }) {
  return (
    <chakra.span css={knobCss} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
      </svg>
      {layer ? (
        <chakra.span css={readoutCss}>
          <span>{layer.title}</span>
          {layer.description ? <b>{layer.description}</b> : null}
        </chakra.span>
      ) : null}
    </chakra.span>
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
  style: React.CSSProperties;
}

/** A layer's outline, the line from its name to it, and what is measured. */
function Drawing({ place: { point, span }, outline, from, ratio, style }: DrawingProps) {
  const onGrid = ({ x, y }: Point) => [Math.round(10 * x), Math.round(10 * ratio * y)] as const;
  const [start, level] = onGrid(from);
  const [x, y] = onGrid(point);
  // Level at first, then at half a right angle.
  const bend = Math.max(start, x - Math.abs(y - level));
  return (
    <svg viewBox={`0 0 1000 ${1000 * ratio}`} aria-hidden="true" style={style}>
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
