import { Menu } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { formatQuantity } from "../domain/format";
import { productListAddress } from "../domain/product-list";
import { Link, moreLinkStyle } from "../ui/link";
import { Picture } from "../ui/picture";
import { renderText } from "../ui/rich-text";
import { Grid, Wrap } from "../ui/section";
import { HeaderMenu } from "./header-menu";

type Products = NonNullable<Queries.LayoutQuery["navigation"]>["products"];

interface ProductsMenuProps extends Products {
  parts: NonNullable<Queries.LayoutQuery["siteInfo"]>["parts"];
  path: string;
}

/** Column of turnarounds, including its heading. */
const timesCss = {
  "& small": {
    fontSize: "label",
    fontWeight: "400",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
} as const;

/**
 * The "Ürünlerimiz" menu: groups of links with turnarounds. Scripts add the photograph of the last
 * highlighted product, at first that of the page's own product or of the first one.
 */
export function ProductsMenu({
  label,
  turnaroundLabel,
  groups,
  shown,
  count,
  links,
  parts: { turnarounds, words },
  path,
}: ProductsMenuProps) {
  const [highlighted, setHighlighted] = useState<Queries.MenuProductFragment>();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const pictured = highlighted ?? shown.find(({ slug }) => `/${slug}` === path) ?? shown[0];
  /** Entries have their index as value, which is short: every page contains the menu. */
  const onHighlightChange = (value: string | null) =>
    setHighlighted((before) => shown[Number(value ?? Number.NaN)] ?? before);
  /** Columns of twelve for each group and the photograph. */
  const beside = groups.length > 2 ? 3 : 4;
  const ofGroup = groups.length > 1 ? beside : 12 - beside;
  return (
    <HeaderMenu label={label} variant="mega" onHighlightChange={onHighlightChange}>
      <Wrap>
        <Grid paddingBlock="2.25rem 2.75rem" alignItems="start">
          {groups.map((group, index) => (
            <Menu.ItemGroup key={group} id={`${index}`} gridColumn={`span ${ofGroup}`} css={timesCss}>
              <Menu.ItemGroupLabel
                display="flex"
                justifyContent="space-between"
                paddingBottom="0.75rem"
                borderBottom="1px solid {colors.border.strong}"
                textStyle="caption"
                color="brand.main"
              >
                <span>{group}</span>
                {turnarounds ? <small aria-hidden="true">{turnaroundLabel ?? words.turnaround}</small> : null}
              </Menu.ItemGroupLabel>
              {shown
                .filter(({ menu }) => menu.group === group)
                .map((product) => (
                  <ProductItem
                    key={product.slug}
                    value={`${shown.indexOf(product)}`}
                    product={product}
                    unknown={turnarounds ? words.byCase : null}
                  />
                ))}
            </Menu.ItemGroup>
          ))}
          <chakra.div display="flex" gap="2rem" gridColumn={`span ${12 - beside}`} gridRow="2">
            {[{ label: `${words.productList} (${count})`, to: productListAddress }, ...links].map(
              ({ label, to }) => (
                <Menu.Item key={to} value={to} asChild>
                  <Link to={to} {...moreLinkStyle}>
                    {renderText(label)}
                  </Link>
                </Menu.Item>
              ),
            )}
          </chakra.div>
          <chakra.figure
            aria-hidden="true"
            gridColumn={`${13 - beside} / -1`}
            paddingLeft="1.5rem"
            minHeight={pictured?.image ? "360px" : undefined}
          >
            {live && pictured ? (
              <>
                {pictured.image ? (
                  <chakra.div aspectRatio="4/3" borderRadius="md" overflow="hidden" bg="bg.tint">
                    <Picture picture={pictured.image} alt="" sizes="432px" />
                  </chakra.div>
                ) : null}
                <chakra.figcaption paddingTop="0.75rem">
                  <chakra.p textStyle="h3">{renderText(pictured.name)}</chakra.p>
                  <chakra.p textStyle="small" color="fg.muted">
                    {renderText(pictured.menu.description ?? pictured.catalogue[0]?.description ?? "")}
                  </chakra.p>
                </chakra.figcaption>
              </>
            ) : null}
          </chakra.figure>
        </Grid>
      </Wrap>
    </HeaderMenu>
  );
}

interface ProductItemProps {
  value: string;
  product: Queries.MenuProductFragment;
  /** Shown instead of a missing turnaround; null if no product has one. */
  unknown: string | null;
}

function ProductItem({ value, product: { slug, name, menu, turnaround }, unknown }: ProductItemProps) {
  return (
    <Menu.Item value={value} asChild>
      <Link
        to={`/${slug}`}
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap="1rem"
        minHeight="44px"
        paddingBlock="0.6rem"
        borderBottom="1px solid {colors.border.hairline}"
        fontWeight="500"
        lineHeight="1.4"
        css={{
          "&:is(:hover, [data-highlighted], [aria-current])": {
            color: "brand.main",
            borderColor: "brand.main",
            "& small": { color: "brand.accent" },
          },
          "&[aria-current]": { borderBottomWidth: "2px" },
        }}
      >
        <span>{menu.label ?? name}</span>
        {unknown ? (
          // Beside a long name the words for an unknown time wrap too.
          <chakra.small textAlign="right" whiteSpace={turnaround ? "nowrap" : "normal"}>
            {turnaround ? formatQuantity(turnaround) : unknown}
          </chakra.small>
        ) : null}
      </Link>
    </Menu.Item>
  );
}
