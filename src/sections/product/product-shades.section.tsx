import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { upFrom } from "../../theme/breakpoints";
import { columns } from "../../ui/columns";
import { Photo } from "../../ui/photo";
import { TitledSection } from "../../ui/section";
import { Shade } from "./shade";

/** Maximum shades in one row on phones, with their names in a list below. */
const maxInRow = 6;

const rowOnPhones = (count: number) => ({
  mdDown: {
    "&": { display: "grid", gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, rowGap: "0" },
    "& > li": { display: "contents" },
    "& svg": { gridRow: "1", width: "86%" },
    "& div": { gridRow: "2" },
    "& div + h3": { gridRow: "3" },
    "& h3": { fontSize: "min(1.25rem, 6.2vw)" },
    "& p": {
      order: "1",
      gridColumn: "1 / -1",
      paddingBlock: "0.5rem",
      // Aligns wrapped lines with the name, not with the code.
      paddingLeft: "2.5rem",
      textIndent: "-2.5rem",
      borderTop: "1px solid {colors.border.hairline}",
    },
    "& p::before": {
      content: "attr(data-label)",
      display: "inline-block",
      width: "2.5rem",
      textIndent: "0",
      color: "brand.accent",
    },
  },
});

/** A shade tab on a rail, with code, name and description. */
const shadeCss = {
  "& svg": { width: "64%", maxWidth: "7rem", marginBottom: "-1px" },
  "& div": {
    height: "15px",
    borderTop: "1px solid",
    borderLeft: "1px solid",
    borderColor: "border.strong",
    // Continues the rail over the gap to the next tab; the list clips it at the end of a row.
    marginRight: "calc(-1 * {spacing.gap})",
  },
  "& h3": { fontSize: "1.75rem", lineHeight: "1", marginBlock: "0.75rem 0.25rem" },
  "& p": { fontSize: "small", lineHeight: "1.45", color: "fg.muted" },
  "& b": { fontWeight: "550", color: "fg.ink", display: { md: "block" } },
  // Printed colours are not reliable, so paper shows the words alone.
  _print: {
    "& :is(svg, div)": { display: "none" },
    "& > li": { display: "flex", alignItems: "baseline", columnGap: "2mm" },
  },
} as const;

export function ProductShades({ shades }: { shades: Queries.ProductShadesFieldsFragment | null }) {
  if (!shades) return null;
  const { items, image } = shades;
  const { css, ...wrapping } = columns(items.length, { base: 3, md: 6 }, "word");
  return (
    <TitledSection id="renkler" title={shades.title} lede={shades.lede}>
      {image ? (
        <Photo
          picture={image}
          sizes={`${upFrom.xl} 1240px, 95vw`}
          aspectRatio="9/5"
          borderRadius="md"
          marginBottom={{ base: "0.25rem", md: "1.5rem" }}
          data-print="hide"
        />
      ) : null}
      <chakra.ul
        {...wrapping}
        overflow="hidden"
        columnGap="gap"
        rowGap="2.5rem"
        css={{ ...shadeCss, ...css, ...(items.length <= maxInRow ? rowOnPhones(items.length) : {}) }}
      >
        {items.map((shade) => (
          <Shade key={shade.code} {...shade} photographed={Boolean(image)} />
        ))}
      </chakra.ul>
    </TitledSection>
  );
}

export const productShadesFragment = graphql`
  fragment ProductShadesFields on ProductShades {
    title
    lede
    image {
      ...HeroPhotoFields
    }
    items {
      code
      name
      description
      colours {
        top
        bottom
      }
    }
  }
`;
