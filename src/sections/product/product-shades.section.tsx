import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section, SectionHead, Wrap } from "../../components/section";
import { drawingColours } from "../../theme/drawing-colours";
import { variable } from "../../theme/token-variables";

/** To the next tab's rail, over the gap between them. */
const overGap = `calc(-1 * ${variable("spacing.gap")})`;

/** A tab, the piece of rail it stands on, its code, name and description. */
const shadeCss = {
  "& svg": { width: "64%", marginBottom: "-1px" },
  "& div": {
    height: "15px",
    borderTop: "1px solid",
    borderLeft: "1px solid",
    borderColor: "border.strong",
    marginRight: overGap,
  },
  "& li:nth-of-type(3n) div": { marginRight: { base: "0", md: overGap } },
  "& li:last-of-type div": { marginRight: "0" },
  "& h3": { fontSize: "1.75rem", lineHeight: "1", marginBlock: "0.75rem 0.25rem" },
  "& p": { fontSize: "small", lineHeight: "1.45", color: "fg.muted" },
  "& b": { fontWeight: "550", color: "fg.ink" },
} as const;

/** Shade tabs standing on a rail. */
export function ProductShades({ shades }: { shades: Queries.ProductShadesFieldsFragment | null }) {
  if (!shades) return null;
  return (
    <Section aria-labelledby="renkler">
      <Wrap>
        <SectionHead id="renkler" title={shades.title} lede={shades.lede} />
        <chakra.ul
          data-print="dense"
          display="grid"
          gridTemplateColumns={{ base: "repeat(3, minmax(0, 1fr))", md: "repeat(6, minmax(0, 1fr))" }}
          columnGap="gap"
          rowGap="2.5rem"
          css={shadeCss}
        >
          {shades.items.map((shade) => (
            <Shade key={shade.code} {...shade} />
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}

function Shade({
  code,
  name,
  description,
  top,
  bottom,
}: Queries.ProductShadesFieldsFragment["items"][number]) {
  const gradient = `renk-${code}`;
  return (
    <li>
      <svg viewBox="0 0 100 132" aria-hidden="true">
        <defs>
          <linearGradient id={gradient} x2="0" y2="1">
            <stop stopColor={top} />
            <stop offset="1" stopColor={bottom} />
          </linearGradient>
        </defs>
        <use href="/drawings.svg#shade-stem" fill={drawingColours.stem} />
        <path
          d="M7 16C8 6 20 3 34 4c10 .6 22 .6 32 0C80 3 92 6 93 16c1 18-6 46-14 76-4 15-12 22-29 22s-25-7-29-22C13 62 6 34 7 16z"
          fill={`url(#${gradient})`}
          stroke="currentColor"
          strokeOpacity=".16"
        />
        <use href="/drawings.svg#shade-shine" />
      </svg>
      <div />
      <h3>{code}</h3>
      <p>
        <b>{name}</b>
      </p>
      <p>{description}</p>
    </li>
  );
}

export const productShadesFragment = graphql`
  fragment ProductShadesFields on ProductShades {
    title
    lede
    items {
      code
      name
      description
      top
      bottom
    }
  }
`;
