import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { firstPhotoCss } from "./photo";
import { Picture, type PictureData } from "./picture";

type CalloutData = Queries.CalloutFieldsFragment;

interface WholePhotoProps extends HTMLChakraProps<"figure"> {
  picture: PictureData;
  /** As in `Picture`: the frame's width. */
  sizes: string;
  callouts?: readonly CalloutData[] | null;
}

/** The frame: at least as high as the whole picture, unless that is upright; higher beside a long text. */
const frameCss = {
  position: "relative",
  overflow: "hidden",
  _before: { content: '""', display: "block", paddingTop: "calc(100% * min(var(--ratio), 0.625))" },
  "& > div": { position: "absolute", inset: "0", containerType: "size" },
} as const;

/**
 * The box of the picture: as wide as the frame and as high as the picture is then. In a taller frame it stands at the foot, and
 * the colour of its upper edge continues above; in a low window the frame is flatter, and crops it around the focal point.
 */
const boxCss = {
  "--spare": "calc(100cqh - 100cqw * var(--ratio))",
  position: "absolute",
  insetInline: "0",
  top: "max(var(--spare), var(--spare) * var(--focus))",
  height: "calc(100cqw * var(--ratio))",
  // Hides the line between the picture and the colour above it, of which a flat picture leaves more.
  "--fade": "calc(3cqw + max(0, 0.6 - var(--ratio)) * 100cqw)",
  "& img": { maskImage: "linear-gradient(transparent, #000 clamp(0px, var(--spare), var(--fade)))" },
} as const;

/** A photograph that keeps its whole width in every frame, so that what it shows is never cut at the sides. */
export function WholePhoto({ picture, sizes, callouts, ...rest }: WholePhotoProps) {
  const { placeholderColours, gatsbyImageData: data } = picture.src.childImageSharp ?? {};
  const variables = {
    "--ratio": data ? data.height / data.width : undefined,
    "--focus": (picture.focus?.y ?? 50) / 100,
  };
  return (
    <chakra.figure
      css={frameCss}
      style={{ ...variables, background: placeholderColours?.[0] } as React.CSSProperties}
      {...rest}
    >
      <div>
        <chakra.div css={{ ...boxCss, ...firstPhotoCss }}>
          <Picture picture={picture} sizes={sizes} priority />
          {callouts ? <Callouts callouts={callouts} /> : null}
        </chakra.div>
      </div>
    </chakra.figure>
  );
}

const keyframes = { "@keyframes run-out": { from: { scale: 0 } } };

const calloutsCss = {
  position: "absolute",
  inset: "0",
  "@container (max-width: 30rem)": { display: "none" },
  "& svg": { position: "absolute", inset: "0", boxSize: "100%", maxWidth: "none" },
  "& line": {
    stroke: "currentColor",
    vectorEffect: "non-scaling-stroke",
    "@media (prefers-reduced-motion: no-preference)": { animation: "run-out 700ms {easings.calm}" },
  },
  "& span": {
    position: "absolute",
    paddingBlock: "0.375rem",
    fontSize: "small",
    fontWeight: "550",
    lineHeight: "1.3",
    whiteSpace: "nowrap",
  },
  "& i": { fontStyle: "normal" },
  "& b": { display: "block", fontWeight: "550", color: "brand.accent" },
} as const;

/** Points of the picture, with lines to their labels. Coordinates are pixels of a 1920 x 1200 picture. */
function Callouts({ callouts }: { callouts: readonly CalloutData[] }) {
  return (
    <chakra.div aria-hidden="true" css={calloutsCss}>
      <Global styles={keyframes} />
      <svg viewBox="0 0 1920 1200" preserveAspectRatio="none" aria-hidden="true">
        {callouts.map(({ label, point, end }) => (
          <g key={label}>
            <circle cx={point.x} cy={point.y} r="8" fill="currentColor" />
            <line
              x1={point.x}
              y1={point.y}
              x2={end.x}
              y2={end.y}
              style={{ transformOrigin: `${point.x}px ${point.y}px` }}
            />
          </g>
        ))}
      </svg>
      {callouts.map(({ label, detail, point, end }) => (
        <span key={label} style={placeOf({ point, end })}>
          <i>{label}</i>
          {detail ? <b>{detail}</b> : null}
        </span>
      ))}
    </chakra.div>
  );
}

/** Position of a label: above the end of a horizontal line, else above or below the line's end. */
function placeOf({ point, end }: Pick<CalloutData, "point" | "end">): React.CSSProperties {
  const isLevel = point.y === end.y;
  const toLeft = isLevel ? (end.x < point.x ? "0" : "-100%") : "-50%";
  const up = !isLevel && end.y > point.y ? "0" : "-100%";
  return { left: `${end.x / 19.2}%`, top: `${end.y / 12}%`, translate: `${toLeft} ${up}` };
}
