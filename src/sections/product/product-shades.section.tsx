import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section, SectionHead, Wrap } from "../../components/section";
import { variable } from "../../theme/token-variables";
import { drawingColours } from "../../theme/tokens";

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
      <chakra.svg viewBox="0 0 100 132" aria-hidden="true" width="64%" marginBottom="-1px">
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset="1" stopColor={bottom} />
          </linearGradient>
        </defs>
        <path d="M33 98h34v34H33z" fill={drawingColours.shadeStem} />
        <path
          d="M7 16C8 6 20 3 34 4c10 .6 22 .6 32 0C80 3 92 6 93 16c1 18-6 46-14 76-4 15-12 22-29 22s-25-7-29-22C13 62 6 34 7 16z"
          fill={`url(#${gradient})`}
          stroke="currentColor"
          strokeOpacity=".16"
        />
        <path
          d="M34 14c-3 12-3 24 0 38M66 14c3 12 3 24 0 38"
          fill="none"
          stroke="white"
          strokeOpacity=".55"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </chakra.svg>
      <chakra.div
        height="15px"
        borderTop="1px solid"
        borderLeft="1px solid"
        borderColor="border.strong"
        marginRight={{ base: `calc(-1 * ${variable("spacing.gap")})` }}
        css={{
          "li:nth-of-type(3n) > &": {
            marginRight: { base: "0", md: `calc(-1 * ${variable("spacing.gap")})` },
          },
          "li:last-of-type > &": { marginRight: "0" },
        }}
      />
      <chakra.h3 fontSize="1.75rem" lineHeight="1" marginTop="0.75rem">
        {code}
      </chakra.h3>
      <chakra.p fontSize="0.9375rem" lineHeight="1.45" marginTop="0.25rem" fontWeight="550">
        {name}
      </chakra.p>
      <chakra.p fontSize="0.9375rem" lineHeight="1.45" color="fg.muted">
        {description}
      </chakra.p>
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
