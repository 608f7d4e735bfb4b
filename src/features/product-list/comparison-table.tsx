import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { roomForHeader } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import type { ComparedCell, ComparedRow } from "./comparison";
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

const inColumns = {
  "& th, & td": { padding: "1rem 1.5rem 1rem 0" },
  "& thead :is(th, td)": { width: "calc(80% / var(--products))", paddingBlock: "0" },
  "& tbody :is(th, td)": { borderBottom: "1px solid {colors.border.hairline}" },
  "& tbody th, & tr > .corner": { width: "20%", fontWeight: "550" },
} as const;

/** On phones a criterion is above its values, which stay in columns. The names stick below the header. */
const tableCss = {
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    fontWeight: "400",
    hyphens: "none",
    overflowWrap: "anywhere",
  },
  "& td li + li": { marginTop: "0.25rem" },
  "& thead tr > *": {
    position: "sticky",
    top: "0",
    [roomForHeader]: { top: { base: "72px", lg: "84px" } },
    zIndex: "1",
    bg: "bg.tint",
    boxShadow: "inset 0 -1px {colors.border.strong}",
  },
  // On a product's page, where its own bar is, they do not stick.
  "[data-tone] & :is(thead, thead tr > *)": { position: "static", bg: "transparent" },
  mdDown: {
    "&, & thead, & tbody": { display: "block" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "repeat(var(--products), minmax(0, 1fr))",
      columnGap: "0.75rem",
    },
    "& thead": { position: "sticky", top: "0", [roomForHeader]: { top: "72px" }, zIndex: "1" },
    "& .pictures": { display: "none" },
    "& tbody tr": { paddingBlock: "0.75rem", borderBottom: "1px solid {colors.border.hairline}" },
    "& tr > .corner": { display: "none" },
    "& tbody th": { gridColumn: "1 / -1", paddingBottom: "0.25rem", fontWeight: "550" },
  },
  md: inColumns,
  // A sheet has room for three products.
  _print: {
    ...inColumns,
    "& th, & td": { padding: "0.5rem 1.5rem 0.5rem 0" },
    "& td :is(ul, li)": { display: "inline" },
    "& td li + li::before": { content: '" · "' },
  },
} as const;

/** Rows whose missing value depends on the case. */
const askedRows = ["turnaround", "warranty", "price"];

const nameCss = {
  display: "flex",
  alignItems: "center",
  minWidth: "44px",
  minHeight: "44px",
  fontFamily: "heading",
  fontSize: { base: "1.0625rem", md: "1.5rem" },
  lineHeight: "1.15",
} as const;

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
      borderCollapse="separate"
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
