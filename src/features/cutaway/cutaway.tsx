import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type CSSProperties, useId } from "react";
import { strings } from "../../domain/interface-strings";
import * as text from "../../theme/text-styles.module.css";
import { Picture } from "../../ui/picture";
import * as css from "./cutaway.module.css";
import { LayerDrawing, type PlacedLayer } from "./layer-drawing";
import { type CutOpening, useLine } from "./use-line";

interface CutawayProps {
  layers: Queries.CutawayFragment;
  /** As in `Picture`. */
  sizes: string;
  opening: CutOpening;
  /** Whether the picture is printed too, not only the list of layers. */
  printed?: boolean;
  /** Sets the picture's shape, `--shape`. */
  className?: string;
}

/**
 * Distance between layers and names, in percent of the picture's width, and between names, in percent of its
 * height.
 */
const [lead, pitch] = [4.5, 12.5];

const describe = ({ title, description }: PlacedLayer) => (description ? `${title}: ${description}` : title);

/**
 * An object whole and cut open: two aligned pictures with a line between them, the dimensions of its layers,
 * and a choice that lights a layer. All of it works without scripts; with them the line can be dragged.
 */
export function Cutaway({ layers, sizes, opening, printed = true, className }: CutawayProps) {
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
  const isCovered = ({ point }: PlacedLayer["place"]) => point.x > (line ?? rest);
  const { x, y } = whole.focus ?? { x: 50, y: 50 };
  const variables = {
    "--ratio": ratio,
    "--focus-x": x / 100,
    "--focus-y": y / 100,
    "--rest": `${rest}%`,
    "--closed": `${closed}%`,
    "--line": line === undefined ? undefined : `${line}%`,
    "--names": `${100 - edge}%`,
  };
  return (
    <div className={clsx(css.cutaway, className)}>
      <div className={css.frame} data-print={printed ? undefined : "hide"}>
        <div
          ref={stage}
          data-closed={isClosed ? "" : undefined}
          className={css.stage}
          style={variables as CSSProperties}
        >
          <Picture picture={whole} sizes={sizes} priority={opening === "page"} className={css.whole} />
          <div className={css.cut}>
            <div className={css.inside}>
              <Picture picture={cut} sizes={sizes} className={css.layers} />
              {placed.map(({ title, place }, index) => (
                <LayerDrawing
                  key={title}
                  position={place}
                  outline={outlines?.publicURL ? `${outlines.publicURL}#t${index + 1}` : undefined}
                  from={{ x: edge, y: levelOf(index) }}
                  ratio={ratio}
                  order={index}
                  isCovered={isCovered(place)}
                />
              ))}
            </div>
          </div>
          {line === undefined ? null : (
            <input
              type="range"
              className={css.range}
              min={closed}
              max={rest}
              step="0.2"
              aria-label={strings.cutaway.line}
              aria-valuetext={reached ? describe(reached) : strings.cutaway.closed}
              value={line}
              onChange={({ target }) => setLine(target.valueAsNumber)}
            />
          )}
          {/* A layer shows only in an open cut. */}
          <fieldset className={css.names} onChange={() => line !== undefined && setLine(rest)}>
            <legend className={text.srOnly}>{title}</legend>
            {placed.map((layer, index) => (
              <label
                key={layer.title}
                className={css.name}
                style={{ "--level": `${levelOf(index)}%`, "--order": index } as CSSProperties}
              >
                <input
                  type="radio"
                  className={css.choice}
                  id={`${id}${index}`}
                  name="tabaka"
                  aria-label={describe(layer)}
                />
                <b className={css.title}>{layer.title}</b>
                {layer.description ? <span className={css.detail}>{layer.description}</span> : null}
              </label>
            ))}
          </fieldset>
        </div>
      </div>
      <div className={css.list}>
        {placed.map((layer, index) => (
          <label key={layer.title} className={css.row} htmlFor={`${id}${index}`}>
            <b className={css.rowTitle}>{layer.title}</b>
            {layer.description ? <span className={css.measure}>{layer.description}</span> : null}
          </label>
        ))}
      </div>
    </div>
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
