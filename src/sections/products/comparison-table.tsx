import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { Scale } from "../../components/scale";
import { ScreenReaderOnly } from "../../components/screen-reader-only";
import { productListStrings } from "../../lib/product-list-strings";
import type { ComparedCell, ComparedRow } from "./comparison";
import type { ProductRow } from "./product-row";

interface ComparisonTableProps {
  criterion: string;
  unknown: string;
  products: readonly ProductRow[];
  rows: readonly ComparedRow[];
  onRemove: (slug: string) => void;
}

const tableCss = {
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    hyphens: "none",
    overflowWrap: "anywhere",
  },
  "& thead th": { fontWeight: "400" },
  "& tbody th": { fontWeight: "550" },
  "& tr[data-differs] td": { fontWeight: "500" },
  "& td li + li": { marginTop: "0.25rem" },
  // On phones a criterion stands above its values, which keep their columns.
  "@media screen and (max-width: 899px)": {
    "&, & thead, & tbody": { display: "block" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "repeat(var(--products), minmax(0, 1fr))",
      paddingBlock: "0.75rem",
      columnGap: "0.75rem",
      borderBottom: "1px solid",
      borderColor: "border.hairline",
    },
    "& thead [data-corner]": { display: "none" },
    "& tbody th": { gridColumn: "1 / -1", paddingBottom: "0.25rem", color: "fg.muted" },
  },
  "@media print, (min-width: 900px)": {
    "& th, & td": {
      padding: "1rem 1.5rem 1rem 0",
      borderBottom: "1px solid",
      borderColor: "border.hairline",
    },
    "& thead th": { borderColor: "border.strong", width: "calc(80% / var(--products))" },
    "& tbody th, & thead [data-corner]": { width: "20%" },
  },
  // Three products fit on a sheet.
  "@media print": {
    "& th, & td": { paddingBlock: "0.5rem" },
    "& td :is(ul, li)": { display: "inline" },
    "& td li + li::before": { content: '" · "' },
  },
} as const;

/** Products in columns, one criterion a row; a row in which they differ says so. */
export function ComparisonTable({ criterion, unknown, products, rows, onRemove }: ComparisonTableProps) {
  return (
    <chakra.table
      aria-labelledby="yan-yana"
      width="100%"
      borderCollapse="collapse"
      fontSize="small"
      lineHeight="1.5"
      style={{ "--products": products.length } as CSSProperties}
      css={tableCss}
    >
      <thead>
        <tr>
          <th scope="col" data-corner="">
            <ScreenReaderOnly>{criterion}</ScreenReaderOnly>
          </th>
          {products.map(({ slug, name, image }) => (
            <th key={slug} scope="col">
              {image ? (
                <chakra.div
                  data-print="hide"
                  maxWidth="14rem"
                  aspectRatio="16/10"
                  marginBottom="0.5rem"
                  borderRadius="md"
                  overflow="hidden"
                  bg="bg.tint"
                >
                  <Picture picture={image} alt="" sizes="224px" />
                </chakra.div>
              ) : null}
              <chakra.div display="flex" alignItems="flex-start" gap="0.25rem">
                <Link
                  to={`/${slug}`}
                  textStyle="h3"
                  fontSize={{ base: "1.25rem", md: "1.625rem" }}
                  minHeight="44px"
                >
                  {name}
                </Link>
                <chakra.button
                  type="button"
                  aria-label={productListStrings.remove(name)}
                  onClick={() => onRemove(slug)}
                  display="grid"
                  placeItems="center"
                  flex="none"
                  boxSize="44px"
                  margin={{ base: "-0.5rem -0.5rem 0 0", md: "-0.25rem 0 0" }}
                  color="brand.main"
                >
                  <Icon name="x" />
                </chakra.button>
              </chakra.div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, differs }) => (
          <tr key={label} data-differs={differs ? "" : undefined}>
            <th scope="row">
              <span>{label}</span> {differs ? <Differs /> : null}
            </th>
            {cells.map((cell, i) => (
              <td key={products[i]?.slug}>
                <Cell {...cell} unknown={unknown} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** The mark of a row in which the products are not alike. */
function Differs() {
  return (
    <chakra.span
      data-differs-mark=""
      display="inline-flex"
      marginLeft="0.25rem"
      paddingInline="0.45rem"
      border="1px solid"
      borderColor="brand.accentFill"
      borderRadius="sm"
      fontSize="0.75rem"
      lineHeight="1.6"
      color="brand.accent"
      whiteSpace="nowrap"
    >
      <chakra.span aria-hidden="true" marginRight="0.25rem">
        ≠
      </chakra.span>
      {productListStrings.differs}
    </chakra.span>
  );
}

function Cell({ lines, scale, unknown }: ComparedCell & { unknown: string }) {
  if (lines.length === 0) return <chakra.span color="fg.muted">{unknown}</chakra.span>;
  if (lines.length > 1)
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <>
      <chakra.span color={scale ? "brand.accent" : undefined}>{lines[0]}</chakra.span>
      {scale ? (
        <chakra.div marginTop="0.5rem">
          <Scale {...scale} />
        </chakra.div>
      ) : null}
    </>
  );
}
