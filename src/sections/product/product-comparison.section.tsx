import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { MoreLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import { ScreenReaderOnly } from "../../ui/screen-reader-only";
import { Section, SectionHead, Wrap } from "../../ui/section";

type Side = Queries.ComparisonSideFragment;

interface ProductComparisonProps {
  self: Side;
  comparison: Queries.ProductComparisonFieldsFragment | null;
  /** The laboratory's word for the turnaround. */
  turnaroundLabel: string;
}

/** Compares the product with another; turnaround and warranty come from the two products. */
export function ProductComparison({ self, comparison, turnaroundLabel }: ProductComparisonProps) {
  if (!comparison?.product) return null;
  const { title, criterion, rows, product: other } = comparison;
  const allRows = [
    ...rows,
    ...quantityRow(turnaroundLabel, self.turnaround, other.turnaround),
    ...quantityRow(strings.warranty, self.warranty, other.warranty),
  ];
  return (
    <Section aria-labelledby="karsilastirma">
      <Wrap containerType="inline-size">
        <SectionHead id="karsilastirma" title={title} />
        <chakra.table
          width="100%"
          borderCollapse="collapse"
          fontSize="small"
          lineHeight="1.55"
          tableLayout="fixed"
          // A dash-dot line between the two products, as sections are marked in technical drawings.
          backgroundImage={`repeating-linear-gradient(${gold} 0 14px, transparent 14px 18px, ${gold} 18px 20px, transparent 20px 24px)`}
          backgroundSize="1px 100%"
          backgroundRepeat="no-repeat"
          backgroundPosition={{ base: "50% 0", sm: "63% 0" }}
          css={{
            "& th, & td": {
              textAlign: "left",
              verticalAlign: "top",
              padding: { base: "1rem 0.75rem 1rem 0", sm: "1rem 1.5rem 1rem 0" },
              borderBottom: "1px solid {colors.border.hairline}",
            },
            // Very large text breaks words anywhere.
            "@container (max-width: 16rem)": { "& th, & td": { overflowWrap: "anywhere" } },
            "& thead th:first-of-type": { width: { sm: "26%" } },
            "& tbody th": { fontWeight: "550" },
            "& tr > :last-child": { paddingLeft: { base: "0.75rem", sm: "1.5rem" } },
            "& thead th": { textStyle: "h3", fontWeight: "400", borderColor: "border.strong" },
            ...stacked,
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <ScreenReaderOnly>{criterion}</ScreenReaderOnly>
              </th>
              <th scope="col">{renderText(self.name)}</th>
              <th scope="col">{renderText(other.name)}</th>
            </tr>
          </thead>
          <tbody>
            {allRows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{renderText(row.label)}</th>
                <td>{renderText(row.self)}</td>
                <td>{renderText(row.other)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
        <MoreLink data-print="hide" to={`/${other.slug}`} marginTop="1rem">
          {strings.open(other.name)}
        </MoreLink>
      </Wrap>
    </Section>
  );
}

/** On phones a criterion is above its two values. */
const stacked = {
  smDown: {
    "& tr": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "& tr > th:first-of-type": { gridColumn: "1 / -1", borderBottomWidth: "0" },
    "& thead th:first-of-type": { paddingBlock: "0" },
    "& tbody th": { paddingBottom: "0" },
    "& :is(th, td)": { hyphens: "auto", overflowWrap: "anywhere" },
  },
} as const;

const gold = "{colors.brand.accentFill}";

function quantityRow(label: string, self: Side["turnaround"], other: Side["turnaround"]) {
  return self && other ? [{ label, self: formatQuantity(self), other: formatQuantity(other) }] : [];
}

export const productComparisonFragment = graphql`
  fragment ProductComparisonFields on ProductComparison {
    title
    criterion
    rows {
      label
      self
      other
    }
    product {
      slug
      ...ComparisonSide
    }
  }

  fragment ComparisonSide on Product {
    name
    ...ProductTimes
  }
`;
