import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture field as queries return it. */
export interface PictureData {
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** How near it comes to its focal point: 2 shows half of it. */
  readonly zoom?: number | null;
  readonly src: {
    readonly childImageSharp: {
      readonly gatsbyImageData: IGatsbyImageData;
      /** The colours of its upper and lower half, between which its place fades until it comes; none where it is small. */
      readonly placeholderColours?: readonly string[];
      /** Smaller than all others and encoded with less care, for many small pictures at once. */
      readonly thumbnail?: IGatsbyImageData;
    } | null;
  };
}

interface PictureProps extends Omit<HTMLChakraProps<"img">, "alt" | "src" | "sizes"> {
  picture: PictureData;
  /**
   * How wide the picture is at each width of the window, what its frame cuts off included: in a frame less wide than
   * the picture's own ratio, the frame's height times the ratio.
   */
  sizes: string;
  /** The first large picture of a page: loaded at once and first. All others wait until they come near. */
  priority?: boolean;
  /** Overrides the alternative text; "" where the text beside the picture already says it. */
  alt?: string;
}

/** The fallback's width: sharp enough on the few browsers that know no AVIF (Safari before 16.4, Edge before 121). */
const fallbackWidth = 800;

/** Of the addresses in a `srcset` ("a.webp 420w, b.webp 760w"), the widest up to `fallbackWidth`, else the first. */
function fallbackIn(srcSet: string): string | undefined {
  const choices = srcSet.split(",").map((choice) => choice.trim().split(" "));
  const [first] = choices;
  const fitting = choices.filter(([, width = ""]) => Number.parseInt(width, 10) <= fallbackWidth);
  return (fitting.at(-1) ?? first)?.[0];
}

const addressesOf = (data: IGatsbyImageData | undefined, wanted: string | undefined) =>
  (data?.images.sources ?? []).filter(({ type }) => type === wanted).map(({ srcSet }) => srcSet);

/** The widths of a picture that is enlarged in its frame: "(min-width: 900px) 31vw, 154px" by two is "… calc(31vw*2), …". */
const zoomedSizes = (sizes: string, zoom: number) =>
  sizes
    .split(", ")
    .map((size) => size.replace(/\S+$/, (length) => `calc(${length}*${zoom})`))
    .join(", ");

/**
 * A responsive picture from the data `gatsby-plugin-image` makes (AVIF in widths, one WebP), cropped
 * around its focal point. Written as a plain <picture>: it shows before and without any script, which the plugin's own
 * component does not.
 */
export function Picture({ picture, sizes, priority = false, alt, ...rest }: PictureProps) {
  const { gatsbyImageData: data, thumbnail, placeholderColours } = picture.src.childImageSharp ?? {};
  if (!data?.images.fallback) throw new Error(`The picture "${picture.alt}" has no image data.`);
  const { sources = [], fallback } = data.images;
  const zoom = picture.zoom ?? 1;
  // Where the file names none: the middle, from which browsers crop and enlarge by themselves.
  const point = picture.focus ? `${picture.focus.x}% ${picture.focus.y}%` : undefined;
  const zoomed = zoom === 1 ? {} : { transform: `scale(${zoom})`, transformOrigin: point };
  const wanted = zoom === 1 ? sizes : zoomedSizes(sizes, zoom);
  // Full-width data has the ratio only (1 to something); HTML wants whole pixels.
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
      <chakra.img
        src={fallback.srcSet ? fallbackIn(fallback.srcSet) : fallback.src}
        htmlWidth={width}
        htmlHeight={Math.round((width * data.height) / data.width)}
        alt={alt ?? picture.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
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
