import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { telephoneUrl } from "../domain/contact-links";
import { strings } from "../domain/interface-strings";
import { productListAddress, productSearchId } from "../domain/product-list";
import { upFrom } from "../theme/breakpoints";
import * as grid from "../theme/grid.module.css";
import { Icon } from "../ui/icon";
import { Link, type LinkProps } from "../ui/link";
import { onDemand } from "../ui/on-demand";
import { renderTelephone } from "../ui/rich-text";
import { whenMatching } from "../ui/use-media-query";
import { Brand } from "./brand";
import * as css from "./header.module.css";
import { MobileMenu } from "./mobile-menu";
import { SkipLink } from "./skip-link";

interface HeaderProps {
  site: NonNullable<Queries.LayoutQuery["siteInfo"]>;
  navigation: NonNullable<Queries.LayoutQuery["navigation"]>;
  /** Label of the link to the product search. */
  searchLabel: string;
  path: string;
}

const NavLink = (props: LinkProps) => <Link className={css.entry} {...props} />;

/** From the breakpoint "lg" on, so that phones never load the menus' code. */
const whenWide = () => whenMatching(upFrom.lg);

const CorporateMenu = onDemand(
  "header-menus",
  async () => (await import(/* webpackChunkName: "header-menus" */ "./corporate-menu")).CorporateMenu,
  whenWide,
);

const ProductsMenu = onDemand(
  "header-menus",
  async () => (await import(/* webpackChunkName: "header-menus" */ "./products-menu")).ProductsMenu,
  whenWide,
);

export function Header({ site, navigation, searchLabel, path }: HeaderProps) {
  const { home, pages, contact, corporate, products } = navigation;
  const company = corporate?.links ?? [];
  const others = pages.filter(({ to }) => company.every((link) => link.to !== to));
  /** Entries of the menu by their names in `navigation.menu`. */
  const entries: Readonly<Record<string, ReactNode>> = {
    home: <NavLink to={home.to}>{home.label}</NavLink>,
    corporate:
      corporate && company.length > 0 ? <CorporateMenu label={corporate.label} links={company} /> : null,
    products: <ProductsMenu {...products} derived={site.derived} path={path} />,
    pages: pages.map(({ to, label }) => (
      <NavLink key={to} to={to}>
        {label}
      </NavLink>
    )),
    contact: <NavLink to={contact.to}>{contact.label}</NavLink>,
  };
  const onPhones: Readonly<Record<string, readonly Queries.NavigationLinkFieldsFragment[]>> = {
    home: [home],
    corporate: company,
    pages: others,
    contact: [contact],
  };
  return (
    <header className={css.header}>
      <SkipLink />
      <div className={clsx(grid.wrap, css.bar)}>
        <Brand brand={site.brand} subtitle={site.subtitle} />
        <nav aria-label={strings.mainMenu} className={css.menu}>
          {navigation.menu.map((name) => (
            <Fragment key={name}>{entries[name]}</Fragment>
          ))}
        </nav>
        <div className={css.tools}>
          <Link to={`${productListAddress}#${productSearchId}`} aria-label={searchLabel} className={css.tool}>
            <Icon name="search" />
          </Link>
          <a
            href={telephoneUrl(site.phone.dialled)}
            aria-label={strings.ask.call(site.phone.display)}
            className={css.tool}
          >
            <Icon name="phone" />
            <span className={css.number}>{renderTelephone(site.phone.display)}</span>
          </a>
          <MobileMenu links={navigation.menu.flatMap((name) => onPhones[name] ?? [])} path={path} />
        </div>
      </div>
    </header>
  );
}
