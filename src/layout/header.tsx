import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment, type ReactNode, Suspense } from "react";
import { telephoneUrl } from "../domain/contact-links";
import { strings } from "../domain/interface-strings";
import { productListAddress, productSearchId } from "../domain/product-list";
import { roomForHeader, upFrom } from "../theme/breakpoints";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { onDemand } from "../ui/on-demand";
import { renderTelephone } from "../ui/rich-text";
import { Wrap } from "../ui/section";
import { whenMatching } from "../ui/use-media-query";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { navItemStyle } from "./nav-item";
import { SkipLink } from "./skip-link";

interface HeaderProps {
  site: NonNullable<Queries.LayoutQuery["siteInfo"]>;
  navigation: NonNullable<Queries.LayoutQuery["navigation"]>;
  /** Label of the link to the product search. */
  searchLabel: string;
  path: string;
}

/** Icon button beside the menu button on phones. */
const iconButton = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "44px",
  minWidth: "44px",
  border: { base: "1px solid", lg: "0" },
  borderColor: { base: "border.hairline" },
  borderRadius: "md",
  fontWeight: "550",
  textDecoration: "none",
  color: "brand.main",
  whiteSpace: "nowrap",
} as const;

const NavLink = chakra(Link, { base: navItemStyle });

/** From the breakpoint "lg" on, so that phones never load the menus' code. */
const whenWide = () => whenMatching(upFrom.lg);

const CorporateMenu = onDemand(
  async () => (await import(/* webpackChunkName: "header-menus" */ "./corporate-menu")).CorporateMenu,
  whenWide,
);

const ProductsMenu = onDemand(
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
      corporate && company.length > 0 ? (
        <Suspense>
          <CorporateMenu label={corporate.label} links={company} />
        </Suspense>
      ) : null,
    products: (
      <Suspense>
        <ProductsMenu {...products} parts={site.parts} path={path} />
      </Suspense>
    ),
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
    <chakra.header
      position="relative"
      top="0"
      css={{
        [roomForHeader]: { position: "sticky" },
        // The open menu hides the page: turning the phone must not move it off the screen.
        "&:has(details[open])": { position: "sticky" },
      }}
      zIndex="10"
      bg="bg.page"
      borderBottom="1px solid {colors.border.hairline}"
    >
      <SkipLink />
      <Wrap
        display="flex"
        alignItems="center"
        gap={{ base: "0.25rem", lg: "1.5rem" }}
        paddingBlock={{ base: "0.375rem", lg: "0", _print: "0" }}
        minHeight={{ base: "72px", lg: "84px", _print: "0" }}
      >
        <Brand brand={site.brand} subtitle={site.subtitle} />
        <chakra.nav aria-label={strings.mainMenu} display={{ base: "none", lg: "flex" }} gap="0.25rem">
          {navigation.menu.map((name) => (
            <Fragment key={name}>{entries[name]}</Fragment>
          ))}
        </chakra.nav>
        <Link to={`${productListAddress}#${productSearchId}`} aria-label={searchLabel} {...iconButton}>
          <Icon name="search" />
        </Link>
        <chakra.a
          href={telephoneUrl(site.phone.dialled)}
          aria-label={strings.ask.call(site.phone.display)}
          {...iconButton}
        >
          <Icon name="phone" />
          <chakra.span display={{ base: "none", xl: "inline" }}>
            {renderTelephone(site.phone.display)}
          </chakra.span>
        </chakra.a>
        <MobileMenu links={navigation.menu.flatMap((name) => onPhones[name] ?? [])} path={path} />
      </Wrap>
    </chakra.header>
  );
}
