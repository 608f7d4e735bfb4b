import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { Picture, type PictureData } from "./picture";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface CalloutData {
  readonly label: string;
  readonly detail: string | null;
  readonly point: Point;
  readonly end: Point;
}

interface PhotoProps extends HTMLChakraProps<"figure"> {
  picture: PictureData;
  /** As in `Picture`. */
  sizes: string;
  callouts?: readonly CalloutData[] | null;
  priority?: boolean;
}

const moving = (animation: string) => ({ "@media (prefers-reduced-motion: no-preference)": { animation } });

/** Scales into place on load, from the first paint (`src/theme/global.css`). */
const settles = moving("settle 1400ms {easings.calm}");

/**
 * Noise of two levels in 255 at device pixel size, which hides banding of smooth gradients.
 * (`static/grain.png`: 64 px, 2 % opaque.)
 */
const grained = {
  "@media screen and (min-width: 56.25rem) and (min-resolution: 2dppx)": {
    _after: {
      content: '""',
      position: "absolute",
      inset: "0",
      background: "url(/grain.png) 0 0/32px",
    },
  },
};

const keyframes = {
  "@keyframes travel": { from: { translate: "0 calc(-1 * var(--level))" } },
  "@keyframes run-out": { from: { scale: 0 } },
};

/** Moves a marker down the photograph's edge to its object's level. */
const movesDown = moving("travel 700ms {easings.calm} calc(var(--turn) * 1200ms) backwards");

/** Draws a leader line after its marker has arrived, one callout after the other. */
const drawsLine = moving("run-out 500ms {easings.calm} calc(var(--turn) * 1200ms + 700ms) backwards");

/**
 * A photograph with callouts. Overlay coordinates are pixels of a 1920 x 1200 picture, and the overlay is
 * sliced like the picture, so labels stay on their objects at every size; hidden where the crop would cut
 * them.
 */
export function Photo({ picture, sizes, callouts, priority, ...rest }: PhotoProps) {
  const overlaid = callouts && callouts.length > 0;
  const centred = overlaid ? { ...picture, focus: null, zoom: null } : picture;
  return (
    <chakra.figure position="relative" overflow="hidden" bg="bg.tint" containerType="size" {...rest}>
      <chakra.div boxSize="100%" css={priority ? { ...settles, ...grained } : {}}>
        <Picture picture={centred} sizes={sizes} priority={priority} />
      </chakra.div>
      {overlaid ? (
        <>
          <Global styles={keyframes} />
          <Pointers callouts={callouts} />
          <Callouts callouts={callouts} />
        </>
      ) : null}
    </chakra.figure>
  );
}

/** Width of a label's letter, and the distance of its lines, in pixels of the picture. */
const letter = 14;
const nextLine = 42;

/** From the middle of the picture to the farthest end of a callout, in its pixels. */
const reachOf = (callouts: readonly CalloutData[]): number =>
  Math.max(
    ...callouts.flatMap(({ label, detail, point, end }) => {
      const width = letter * Math.max(label.length, detail?.length ?? 0);
      const isLevel = point.y === end.y;
      const left = isLevel ? (end.x < point.x ? end.x : end.x - width) : end.x - width / 2;
      return [left, left + width, point.x].map((x) => Math.abs(x - 960));
    }),
  );

/** Hides callouts in small frames, and in frames so narrow that the crop would cut one of them. */
const hiddenWhereCut = (callouts: readonly CalloutData[]) => ({
  "@container (max-width: 560px)": { display: "none" },
  [`@container (max-aspect-ratio: ${Math.ceil(reachOf(callouts) / 6)}/100)`]: { display: "none" },
});

/** Height `--y` of the picture as a length in the frame, which the picture covers from its centre. */
const onPicture = { "--level": "calc(50cqh + (var(--y) - 600) * max(100cqw / 1920, 100cqh / 1200))" };

/** Gold markers at the photograph's edge for callouts with a value. */
function Pointers({ callouts }: { callouts: readonly CalloutData[] }) {
  return callouts.map(({ label, detail, point }, turn) =>
    detail ? (
      <chakra.span
        key={label}
        aria-hidden="true"
        position="absolute"
        zIndex="1"
        left="0"
        top="var(--level)"
        width="22px"
        height="2px"
        bg="brand.accentFill"
        style={{ "--turn": turn, "--y": point.y } as React.CSSProperties}
        css={{ ...onPicture, ...movesDown, ...hiddenWhereCut(callouts) }}
      />
    ) : null,
  );
}

function Callouts({ callouts }: { callouts: readonly CalloutData[] }) {
  return (
    <chakra.svg
      viewBox="0 0 1920 1200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      position="absolute"
      inset="0"
      width="100%"
      height="100%"
      maxWidth="none"
      color="fg.ink"
      css={{
        "& line": {
          stroke: "currentColor",
          vectorEffect: "non-scaling-stroke",
          transformBox: "view-box",
          ...drawsLine,
        },
        "& text": { fontFamily: "body", fontWeight: "550", fontSize: "25px", fill: "currentColor" },
        "& text + text": { fill: "brand.accent" },
        ...hiddenWhereCut(callouts),
      }}
    >
      {callouts.map((callout, turn) => (
        <Callout key={callout.label} {...callout} turn={turn} />
      ))}
    </chakra.svg>
  );
}

/**
 * A dot on the object, a leader line and a label: around a horizontal line, above or below any other.
 */
function Callout({ label, detail, point, end, turn }: CalloutData & { turn: number }) {
  const level = point.y === end.y;
  const below = end.y > point.y;
  const position = level
    ? { x: end.x, y: end.y - 12, textAnchor: end.x < point.x ? undefined : ("end" as const) }
    : { x: end.x, y: end.y + (below ? 40 : -25 - (detail ? nextLine : 0)), textAnchor: "middle" as const };
  return (
    <g>
      <circle cx={point.x} cy={point.y} r="6" fill="currentColor" />
      <line
        x1={point.x}
        y1={point.y}
        x2={end.x}
        y2={end.y}
        style={{ transformOrigin: `${point.x}px ${point.y}px`, "--turn": turn } as React.CSSProperties}
      />
      <text {...position}>{label}</text>
      {detail ? (
        <text {...position} y={position.y + nextLine}>
          {detail}
        </text>
      ) : null}
    </g>
  );
}
