import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { strings } from "../../domain/interface-strings";
import { Picture } from "../../ui/picture";
import { chosenCss, figureCss, frameCss, keyframes, layersCss, listCss, stageCss } from "./cutaway-css";
import { LayerDrawing, type PlacedLayer } from "./layer-drawing";
import { rangeCss } from "./range-css";
import { type Opening, useLine } from "./use-line";

interface CutawayProps extends Omit<HTMLChakraProps<"div">, "title"> {
  layers: Queries.CutawayFragment;
  /** As in `Picture`. */
  sizes: string;
  opening: Opening;
  aspectRatio?: HTMLChakraProps<"div">["aspectRatio"];
}

/**
 * Distance between layers and names, in percent of the picture's width, and between names, in percent of its
 * height.
 */
const [lead, pitch] = [4.5, 12.5];

const describe = ({ title, description }: PlacedLayer) => (description ? `${title}: ${description}` : title);

const inOrder = (index: number) => ({ "--order": index }) as React.CSSProperties;

/**
 * An object whole and cut open: two aligned pictures with a line between them, the dimensions of its layers,
 * and a choice that lights a layer. All of it works without scripts; with them the line can be dragged.
 */
export function Cutaway({ layers, sizes, opening, aspectRatio, ...props }: CutawayProps) {
  const { title, whole, cut, line: rest, items, outlines } = layers;
  const { stage, line, setLine, isClosed } = useLine(rest, opening);
  const id = useId();
  const placed = items.filter((item): item is PlacedLayer => item.place !== null);
  const edges = placed.map(({ place }) => place.span?.from ?? place.point.x);
  const outside = edges.length > 0 ? Math.min(...edges) : 0;
  const closed = Math.floor(outside);

  const { width = 1, height = 1 } = whole.src.childImageSharp?.gatsbyImageData ?? {};
  const ratio = height / width;
  const middle = placed.reduce((sum, { place }) => sum + place.point.y, 0) / placed.length;
  const edge = Math.round(outside - lead);
  const levelOf = (index: number) => Math.round(middle + (index - (placed.length - 1) / 2) * pitch);
  const reached = placed.findLast(({ place }) => place.point.x <= (line ?? rest));
  return (
    <chakra.div css={[figureCss, chosenCss(placed.length)]} {...props}>
      <Global styles={keyframes} />
      <chakra.div css={frameCss} aspectRatio={aspectRatio}>
        <chakra.div
          ref={stage}
          data-live={line === undefined ? undefined : ""}
          data-closed={isClosed ? "" : undefined}
          css={[stageCss(whole.focus ?? { x: 50, y: 50 }, rest, closed), layersCss]}
          style={
            {
              "--ratio": ratio,
              ...(line === undefined ? {} : { "--opened": `${line}%` }),
            } as React.CSSProperties
          }
        >
          <Picture picture={whole} sizes={sizes} priority={opening === "page"} />
          <div>
            <div>
              <Picture picture={cut} sizes={sizes} />
              {placed.map(({ title, place }, index) => (
                <LayerDrawing
                  key={title}
                  position={place}
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
              max={rest}
              step="0.2"
              aria-label={strings.cutaway.line}
              aria-valuetext={reached ? describe(reached) : strings.cutaway.closed}
              value={line}
              onChange={({ target }) => setLine(target.valueAsNumber)}
              css={rangeCss(closed, rest)}
            />
          )}
          {/* A layer shows only in an open cut. */}
          <fieldset onChange={() => line !== undefined && setLine(rest)}>
            <chakra.legend srOnly>{title}</chakra.legend>
            {placed.map((layer, index) => (
              <label
                key={layer.title}
                style={{ right: `${100 - edge}%`, top: `${levelOf(index)}%`, ...inOrder(index) }}
              >
                <input type="radio" id={`${id}${index}`} name="tabaka" aria-label={describe(layer)} />
                <b>{layer.title}</b>
                {layer.description ? <span>{layer.description}</span> : null}
              </label>
            ))}
          </fieldset>
        </chakra.div>
      </chakra.div>
      <chakra.div css={listCss}>
        {placed.map((layer, index) => (
          <label key={layer.title} htmlFor={`${id}${index}`}>
            <b>{layer.title}</b>
            {layer.description ? <span>{layer.description}</span> : null}
          </label>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

export const cutawayFragment = graphql`
  fragment Cutaway on ProductLayers {
    title
    whole {
      ...CutawayPicture
    }
    cut {
      ...CutawayPicture
    }
    outlines {
      publicURL
    }
    line
    items {
      title
      description
      place {
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

  # Higher quality than other photographs, because compression artefacts show on the plain background.
  fragment CutawayPicture on Picture {
    ...FocusFields
    src {
      childImageSharp {
        placeholderColours
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [800, 1100, 1600, 2200]
          avifOptions: { quality: 88 }
        )
      }
    }
  }
`;
