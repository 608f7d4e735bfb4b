import { Menu } from "@chakra-ui/react/menu";
import { clsx } from "clsx";
import { type CSSProperties, useEffect, useState } from "react";
import { formatQuantity } from "../domain/format";
import { productListAddress } from "../domain/product-list";
import * as grid from "../theme/grid.module.css";
import * as text from "../theme/text-styles.module.css";
import { Link, MoreLink } from "../ui/link";
import { onDemand } from "../ui/on-demand";
import { renderText } from "../ui/rich-text";
import { HeaderMenu } from "./header-menu";
import * as menuSheet from "./header-menu.module.css";
import * as css from "./products-menu.module.css";

// Its styles are in no page's HTML.
const MenuPicture = onDemand(
  "menu-picture",
  async () => (await import(/* webpackChunkName: "menu-picture" */ "./menu-picture")).MenuPicture,
);

type Products = NonNullable<Queries.LayoutQuery["navigation"]>["products"];

interface ProductsMenuProps extends Products {
  derived: NonNullable<Queries.LayoutQuery["siteInfo"]>["derived"];
  path: string;
}

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
  derived: { turnarounds, words },
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
      <div className={clsx(grid.wrap, grid.columns, css.grid)}>
        {groups.map((group, index) => (
          <Menu.ItemGroup key={group} id={`${index}`} className={css.group} style={columns(ofGroup)}>
            <Menu.ItemGroupLabel className={clsx(text.caption, css.groupName)}>
              <span>{group}</span>
              {turnarounds ? (
                <small aria-hidden="true" className={css.time}>
                  {turnaroundLabel ?? words.turnaround}
                </small>
              ) : null}
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
        <div className={css.links} style={columns(12 - beside)}>
          {[{ label: `${words.productList} (${count})`, to: productListAddress }, ...links].map(
            ({ label, to }) => (
              <Menu.Item key={to} value={to} asChild>
                <MoreLink to={to} className={menuSheet.item}>
                  {renderText(label)}
                </MoreLink>
              </Menu.Item>
            ),
          )}
        </div>
        <figure
          aria-hidden="true"
          className={clsx(css.pictured, pictured?.image && css.withPicture)}
          style={{ "--from": 13 - beside } as CSSProperties}
        >
          {live && pictured ? <MenuPicture product={pictured} /> : null}
        </figure>
      </div>
    </HeaderMenu>
  );
}

/** Number of columns of twelve. */
const columns = (count: number) => ({ "--columns": count }) as CSSProperties;

interface ProductItemProps {
  value: string;
  product: Queries.MenuProductFragment;
  /** Shown instead of a missing turnaround; null if no product has one. */
  unknown: string | null;
}

const ProductItem = ({ value, product: { slug, name, menu, turnaround }, unknown }: ProductItemProps) => (
  <Menu.Item value={value} asChild>
    <Link to={`/${slug}`} className={clsx(menuSheet.item, css.product)}>
      <span>{menu.label ?? name}</span>
      {unknown ? (
        <small className={clsx(css.time, !turnaround && css.unknown)}>
          {turnaround ? formatQuantity(turnaround) : unknown}
        </small>
      ) : null}
    </Link>
  </Menu.Item>
);
