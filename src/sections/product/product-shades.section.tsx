import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { evenGrid } from "../../components/even-grid";
import { Section, SectionHead, Wrap } from "../../components/section";
import { endsRow } from "../../lib/even-rows";
import { longestWord } from "../../lib/longest-word";
import { drawingColours } from "../../theme/drawing-colours";
import { variable } from "../../theme/token-variables";

/** Shades side by side, and with words of more letters than a third of the smallest phone holds. */
const most = { base: 3, md: 6 };
const mostLong = { base: 2, md: 6 };
const longWord = 14;

/** To the next tab's rail, over the gap between them. */
const overGap = `calc(-1 * ${variable("spacing.gap")})`;

/** A tab, the piece of rail it stands on, its code, name and description. */
const shadeCss = {
  "& svg": { width: "64%", maxWidth: "7rem", marginBottom: "-1px" },
  "& div": {
    height: "15px",
    borderTop: "1px solid",
    borderLeft: "1px solid",
    borderColor: "border.strong",
    marginRight: overGap,
  },
  "& h3": { fontSize: "1.75rem", lineHeight: "1", marginBlock: "0.75rem 0.25rem" },
  "& p": { fontSize: "small", lineHeight: "1.45", color: "fg.muted" },
  "& b": { fontWeight: "550", color: "fg.ink" },
} as const;

/** Where the rail ends with a row. */
const railEnds = (count: number, { base, md }: typeof most) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => ({
      name: `& li:nth-of-type(${i + 1}) div`,
      ends: [endsRow(i, count, base), endsRow(i, count, md)],
    }))
      .filter(({ ends }) => ends.includes(true))
      .map(({ name, ends: [onPhones, inColumns] }) => [
        name,
        { marginRight: { base: onPhones ? "0" : overGap, md: inColumns ? "0" : overGap } },
      ]),
  );

/** Shade tabs standing on a rail. */
export function ProductShades({ shades }: { shades: Queries.ProductShadesFieldsFragment | null }) {
  if (!shades) return null;
  const { items } = shades;
  const isLong = longestWord(...items.flatMap(({ name, description }) => [name, description])) > longWord;
  const inRow = isLong ? mostLong : most;
  const { gridTemplateColumns, css } = evenGrid(items.length, inRow);
  return (
    <Section aria-labelledby="renkler">
      <Wrap>
        <SectionHead id="renkler" title={shades.title} lede={shades.lede} />
        <chakra.ul
          data-print="dense"
          display="grid"
          gridTemplateColumns={gridTemplateColumns}
          columnGap="gap"
          rowGap="2.5rem"
          css={{ ...shadeCss, ...css, ...railEnds(items.length, inRow) }}
        >
          {items.map((shade) => (
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
