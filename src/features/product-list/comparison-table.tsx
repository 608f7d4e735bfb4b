import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import type { ComparedCell, ComparedRow } from "./comparison";
import { nameCss, tableCss } from "./comparison-table-css";
import { productListStrings } from "./product-list-strings";
import type { ProductRow } from "./product-row";

interface ComparisonTableProps {
  /** Id of its heading. */
  labelledBy: string;
  criterion: string;
  /** Shown where a value depends on the case. */
  unknown?: string;
  products: readonly (Pick<ProductRow, "slug" | "name"> & Partial<Pick<ProductRow, "image">>)[];
  rows: readonly ComparedRow[];
  /** The product whose page this is, which is not linked. */
  current?: string;
  onRemove?: (slug: string) => void;
}

/** Rows whose missing value depends on the case. */
const askedRows = ["turnaround", "warranty", "price"];

/** Products in columns, one criterion per row; rows without differences are paler. */
export function ComparisonTable({
  labelledBy,
  criterion,
  unknown = "–",
  products,
  rows,
  current,
  onRemove,
}: ComparisonTableProps) {
  const isAlone = products.length === 1;
  return (
    <chakra.table
      aria-labelledby={labelledBy}
      width="100%"
      borderSpacing="0"
      fontSize="small"
      lineHeight="1.5"
      style={{ "--products": products.length } as CSSProperties}
      css={tableCss}
    >
      <thead>
        <tr>
          <th scope="col" className="corner">
            <chakra.span srOnly>{criterion}</chakra.span>
          </th>
          {products.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <chakra.div display="flex" alignItems="center" gap="0.25rem" minHeight="56px">
                {slug === current ? (
                  <chakra.span css={nameCss}>{renderText(name)}</chakra.span>
                ) : (
                  <Link to={`/${slug}`} css={nameCss}>
                    {renderText(name)}
                  </Link>
                )}
                {onRemove ? (
                  <chakra.button
                    type="button"
                    aria-label={productListStrings.remove(name)}
                    onClick={() => onRemove(slug)}
                    display="grid"
                    placeItems="center"
                    flex="none"
                    boxSize="44px"
                    marginLeft={{ base: "auto", md: "0" }}
                    color="brand.main"
                  >
                    <Icon name="x" />
                  </chakra.button>
                ) : null}
              </chakra.div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.some(({ image }) => image) ? (
          <tr data-print="hide" className="pictures">
            <th scope="row">
              <chakra.span srOnly>{productListStrings.pictures}</chakra.span>
            </th>
            {products.map(({ slug, image }) => (
              <td key={slug}>
                {image ? (
                  <chakra.div
                    maxWidth="14rem"
                    aspectRatio="16/10"
                    borderRadius="md"
                    overflow="hidden"
                    bg="bg.tint"
                  >
                    <Picture picture={image} alt="" sizes="224px" />
                  </chakra.div>
                ) : null}
              </td>
            ))}
          </tr>
        ) : null}
        {rows.map(({ key, label, cells, differs }) => (
          <chakra.tr key={key} color={differs || isAlone ? undefined : "fg.muted"}>
            <th scope="row">{label}</th>
            {cells.map((cell, i) => (
              <td key={products[i]?.slug}>
                <Cell {...cell} unknown={askedRows.includes(key) ? unknown : "–"} />
              </td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Cell({ lines, scale, unknown }: ComparedCell & { unknown: string }) {
  if (lines.length === 0) return <chakra.span color="fg.muted">{unknown}</chakra.span>;
  if (lines.length > 1)
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{renderText(line)}</li>
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
