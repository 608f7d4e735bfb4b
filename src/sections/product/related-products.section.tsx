import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { formatQuantity } from "../../domain/format";
import { upFrom } from "../../theme/breakpoints";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { TitledSection } from "../../ui/section";

interface RelatedProductsProps {
  title: string;
  products: readonly Queries.RelatedProductFragment[];
}

/** `Picture`'s sizes of one of `columns` in a row, as large as the widest page leaves it. */
const sizesOf = (columns: number) =>
  `${upFrom.xl} ${Math.round(1240 / columns) - 16}px, ${upFrom.sm} ${Math.round(92 / columns)}vw, 186px`;

/** The next products of the same group. */
export function RelatedProducts({ title, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  const alone = products.length === 1;
  /** No photographs unless all have one, so that the names are aligned. */
  const pictured = products.every(({ image }) => image);
  return (
    <TitledSection id="ilgili" data-print="hide" paddingBlock="tight" title={title}>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: `repeat(${products.length}, minmax(0, 1fr))` }}
        gap="gap"
        rowGap="2rem"
      >
        {products.map(({ slug, name, summary, image, turnaround }) => (
          <chakra.li
            key={slug}
            data-entrance="rise"
            position="relative"
            display="grid"
            gridTemplateColumns={{
              base: pictured ? "116px minmax(0, 1fr)" : "minmax(0, 1fr)",
              sm: alone && pictured ? "minmax(0, 1fr) minmax(0, 2fr)" : "minmax(0, 1fr)",
            }}
            alignContent="start"
            columnGap="1rem"
            rowGap="0.75rem"
            alignItems={{ base: "center", sm: alone ? "center" : "start" }}
          >
            {image && pictured ? (
              <chakra.div
                aspectRatio={{ base: "1", sm: "16/10" }}
                borderRadius="md"
                overflow="hidden"
                bg="bg.tint"
              >
                <Picture picture={image} alt="" sizes={sizesOf(alone ? 3 : products.length)} />
              </chakra.div>
            ) : null}
            <div>
              <chakra.h3 textStyle="h3">
                <Link
                  to={`/${slug}`}
                  textDecoration="none"
                  _after={{ content: '""', position: "absolute", inset: "0" }}
                >
                  {renderText(name)}
                </Link>
              </chakra.h3>
              {turnaround ? (
                <chakra.p textStyle="label" color="brand.accent">
                  {formatQuantity(turnaround)}
                </chakra.p>
              ) : null}
              {pictured ? null : (
                <chakra.p textStyle="small" color="fg.muted" marginTop="0.25rem">
                  {renderText(summary)}
                </chakra.p>
              )}
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </TitledSection>
  );
}

export const relatedProductFragment = graphql`
  fragment RelatedProduct on Product {
    slug
    name
    summary
    turnaround {
      ...QuantityFields
    }
    image {
      ...PhotoFields
    }
  }
`;
