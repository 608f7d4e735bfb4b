import { chakra } from "@chakra-ui/react/styled-system";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Wrap } from "../components/section";
import { telephoneUrl } from "../lib/contact-links";
import { strings } from "../lib/interface-strings";
import { Brand } from "./brand";
import { CorporateMenu } from "./corporate-menu";
import { MobileMenu } from "./mobile-menu";
import { navItemStyle } from "./nav-item";
import { ProductsMenu } from "./products-menu";
import { SkipLink } from "./skip-link";

interface HeaderProps {
  site: NonNullable<Queries.LayoutQuery["siteInfo"]>;
  navigation: NonNullable<Queries.LayoutQuery["navigation"]>;
  /** Path of the page that is shown. */
  path: string;
}

const NavLink = chakra(Link, { base: navItemStyle });

export function Header({ site, navigation, path }: HeaderProps) {
  const { home, laboratory, contact, corporate } = navigation;
  return (
    <chakra.header
      data-site-header=""
      position="sticky"
      top="0"
      zIndex="10"
      bg="bg.page"
      borderBottom="1px solid"
      borderColor="border.hairline"
    >
      <SkipLink />
      <Wrap
        display="flex"
        alignItems="center"
        gap={{ base: "1rem", lg: "2.5rem" }}
        minHeight={{ base: "72px", lg: "84px" }}
      >
        <Brand brand={site.brand} subtitle={site.subtitle} />
        <chakra.nav
          data-print="hide"
          aria-label={strings.mainMenu}
          display={{ base: "none", lg: "flex" }}
          gap="0.25rem"
        >
          <NavLink to={home.to}>{home.label}</NavLink>
          <CorporateMenu label={corporate.label} links={corporate.links} />
          <ProductsMenu {...navigation.products} path={path} />
          <NavLink to={laboratory.to}>{laboratory.label}</NavLink>
          <NavLink to={contact.to}>{contact.label}</NavLink>
        </chakra.nav>
        <chakra.a
          href={telephoneUrl(site.phone.e164)}
          data-print="hide"
          aria-label={strings.ask.call(site.phone.display)}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          gap="0.5rem"
          minHeight={{ base: "48px", lg: "44px" }}
          minWidth={{ base: "48px", lg: "0" }}
          // On phones a button beside the menu's.
          border={{ base: "1px solid", lg: "0" }}
          borderColor={{ base: "border.hairline" }}
          borderRadius="md"
          fontWeight="550"
          textDecoration="none"
          color="brand.main"
          whiteSpace="nowrap"
        >
          <Icon name="phone" />
          <chakra.span display={{ base: "none", lg: "inline" }}>{site.phone.display}</chakra.span>
        </chakra.a>
        <MobileMenu links={[home, ...corporate.links, contact]} phone={site.phone} path={path} />
      </Wrap>
    </chakra.header>
  );
}
