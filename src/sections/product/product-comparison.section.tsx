import { graphql } from "gatsby";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { ComparisonTable } from "../../features/product-list/comparison-table";
import { TitledSection } from "../../ui/section";

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
    <TitledSection id="karsilastirma" title={title}>
      <ComparisonTable
        labelledBy="karsilastirma"
        criterion={criterion}
        current={self.slug}
        products={[self, other].map(({ slug, name }) => ({ slug, name }))}
        rows={allRows.map(({ label, ...sides }) => ({
          key: label,
          label,
          cells: [{ lines: [sides.self] }, { lines: [sides.other] }],
          differs: true,
        }))}
      />
    </TitledSection>
  );
}

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
      ...ComparisonSide
    }
  }

  fragment ComparisonSide on Product {
    slug
    name
    ...ProductTimes
  }
`;
