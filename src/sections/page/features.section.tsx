import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { equalColumns } from "../../ui/columns";
import { Icon } from "../../ui/icon";
import { renderRichText, renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";

const line = "linear-gradient({colors.brand.main}, {colors.brand.main})";

/** Hairlines between cells, with a cross at intersections. */
function matrixCss(count: number) {
  const columns = count % 3 === 0 ? 3 : 2;
  const from = columns === 3 ? "md" : "sm";
  return {
    display: "grid",
    gridTemplateColumns: equalColumns({ sm: 2, md: columns }),
    borderTop: "1px solid {colors.border.hairline}",
    // Without the last row's line, because the next section has one.
    clipPath: "inset(-6px -6px 1px)",
    "& > *": {
      display: { base: "grid", sm: "block" },
      gridTemplateColumns: "26px minmax(0, 1fr)",
      columnGap: "1.25rem",
      position: "relative",
      borderBottom: "1px solid {colors.border.hairline}",
      paddingBlock: { base: "0.875rem", md: "2.25rem 2.5rem" },
      paddingRight: { sm: "1.25rem", md: "2.25rem" },
    },
    [`& > :not(:nth-of-type(${columns}n + 1))`]: {
      [from]: {
        paddingLeft: "2.25rem",
        borderLeft: "1px solid {colors.border.hairline}",
        _before: {
          content: '""',
          position: "absolute",
          left: "-6px",
          top: "-6px",
          boxSize: "11px",
          background: `${line} 50% 50%/100% 1px no-repeat, ${line} 50% 50%/1px 100% no-repeat`,
        },
      },
    },
    // An odd last item spans both columns.
    "& > :last-of-type:nth-of-type(odd)": {
      gridColumn: { sm: "1 / -1", ...(columns === 3 ? { md: "auto" } : {}) },
      "& p": { maxWidth: "34em" },
    },
  };
}

/**
 * Icons with title and text: three columns if they fill the rows, otherwise two; two on tablets, one on
 * phones.
 */
export function Features({
  section: { title, lede, features },
  context: { id, tone },
}: SectionProps<Queries.FeaturesSectionFragment>) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <chakra.ul css={matrixCss(features.length)}>
        {features.map(({ icon, title: name, description }) => (
          <li key={name}>
            <Icon drawing={icon} size={26} color="brand.main" marginTop={{ base: "0.25rem", sm: "0" }} />
            <div data-entrance="rise">
              <chakra.h3 textStyle="h3" marginBlock={{ base: "0 0.375rem", sm: "1.25rem 0.5rem" }}>
                {renderText(name)}
              </chakra.h3>
              <chakra.p color="fg.muted" textStyle="small">
                {renderRichText(description)}
              </chakra.p>
            </div>
          </li>
        ))}
      </chakra.ul>
    </TitledSection>
  );
}

export const featuresFragment = graphql`
  fragment FeaturesSection on FeaturesSection {
    id
    title
    lede
    features: items {
      ...FeatureFields
    }
  }
`;
