import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

/** A picture field of a query. */
export interface PictureData extends Queries.FocusFieldsFragment {
  readonly src: {
    readonly childImageSharp: {
      readonly gatsbyImageData: IGatsbyImageData;
      /** Colours of the placeholder gradient; none for small pictures. */
      readonly placeholderColours?: readonly string[];
      /** Colours that continue the picture above, from left to right, and at its calm side, from top to bottom. */
      readonly edges?: {
        readonly upper: readonly string[];
        readonly side: string;
        readonly beside: readonly string[];
      };
      /** A smaller, more compressed variant for thumbnails. */
      readonly thumbnail?: IGatsbyImageData;
    } | null;
  };
}

interface PictureProps extends Omit<ComponentProps<"img">, "alt" | "src" | "sizes"> {
  picture: PictureData;
  /**
   * `sizes` of the whole picture, including what its frame crops: in a narrower frame, the frame's height
   * times the ratio.
   */
  sizes: string;
  /** Loads at once with high priority (the LCP picture); all others are lazy. */
  priority?: boolean | undefined;
  /** Overrides the alternative text; "" if the adjacent text says the same. */
  alt?: string;
}

/** Width of the WebP fallback for the few browsers without AVIF (Safari before 16.4, Edge before 121). */
const fallbackWidth = 800;

/** The widest URL of a `srcset` up to `fallbackWidth`, otherwise the first. */
function fallbackIn(srcSet: string): string | undefined {
  const choices = srcSet.split(",").map((choice) => choice.trim().split(" "));
  const [first] = choices;
  const fitting = choices.filter(([, width = ""]) => Number.parseInt(width, 10) <= fallbackWidth);
  return (fitting.at(-1) ?? first)?.[0];
}

const addressesOf = (data: IGatsbyImageData | undefined, wanted: string | undefined) =>
  (data?.images.sources ?? []).filter(({ type }) => type === wanted).map(({ srcSet }) => srcSet);

/** Multiplies the lengths in `sizes`, each after its media condition: "(min-width: 56.25rem) calc(31vw + 9px), 154px". */
const zoomedSizes = (sizes: string, zoom: number) =>
  sizes
    .split(", ")
    .map((size) => size.replace(/^(\(.*?\) )?(.+)/, `$1calc($2*${zoom})`))
    .join(", ");

/**
 * A responsive <picture> from the data of `gatsby-plugin-image` (AVIF widths, one WebP), cropped around its
 * focal point. Unlike the plugin's component it needs no script.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  alt,
  decoding = "async",
  ...rest
}: PictureProps) {
  const { gatsbyImageData: data, thumbnail, placeholderColours } = picture.src.childImageSharp ?? {};
  if (!data?.images.fallback) throw new Error(`The picture "${picture.alt}" has no image data.`);
  const { sources = [], fallback } = data.images;
  const zoom = picture.zoom ?? 1;
  // Defaults to the centre, which CSS uses anyway.
  const point = picture.focus ? `${picture.focus.x}% ${picture.focus.y}%` : undefined;
  const zoomed = zoom === 1 ? {} : { transform: `scale(${zoom})`, transformOrigin: point };
  const wanted = zoom === 1 ? sizes : zoomedSizes(sizes, zoom);
  // Full-width data only has a ratio; HTML needs whole pixels.
  const width = Math.max(data.width, 1600);
  return (
    <picture>
      {sources.map(({ srcSet, type }) => (
        <source
          key={type}
          type={type}
          srcSet={[...addressesOf(thumbnail, type), srcSet].join(", ")}
          sizes={wanted}
        />
      ))}
      <img
        src={fallback.srcSet ? fallbackIn(fallback.srcSet) : fallback.src}
        width={width}
        height={Math.round((width * data.height) / data.width)}
        alt={alt ?? picture.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={decoding}
        style={{
          objectPosition: point,
          background: placeholderColours && `linear-gradient(${placeholderColours})`,
          ...zoomed,
        }}
        {...rest}
      />
    </picture>
  );
}
