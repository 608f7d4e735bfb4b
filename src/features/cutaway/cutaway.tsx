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
  /** Aspect ratio of the picture. */
  aspectRatio?: HTMLChakraProps<"div">["aspectRatio"];
}

/**
 * Distance between layers and names, in percent of the picture's width, and between names, in percent of its
 * height.
 */
const [lead, pitch] = [4.5, 12.5];

/** Returns a layer's name with its description. */
const describe = ({ title, description }: PlacedLayer) => (description ? `${title}: ${description}` : title);

const inOrder = (index: number) => ({ "--order": index }) as React.CSSProperties;

/**
 * An object whole and cut open: two aligned pictures with a line between them, the dimensions of its layers,
 * and a choice of layers. All of it works without scripts; with them the line can be dragged.
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

/** Handle of the range, on the line; beside it the dimension of the layer the line was dragged to. */
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
  /** Start of the leader line at the name, in percent of the picture. */
  from: Point;
  /** The picture's height relative to its width. */
  ratio: number;
  style: React.CSSProperties;
}

/** A layer's outline, leader line and dimension. */
function Drawing({ place: { point, span }, outline, from, ratio, style }: DrawingProps) {
  const onGrid = ({ x, y }: Point) => [Math.round(10 * x), Math.round(10 * ratio * y)] as const;
  const [start, level] = onGrid(from);
  const [x, y] = onGrid(point);
  // The leader line is horizontal, then rises at 45 degrees.
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

// Higher quality than other photographs, because compression artefacts show on the plain background. The cut
// picture has more detail, which hides them.
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
