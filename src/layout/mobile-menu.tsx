import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useState } from "react";
import { ButtonAnchor } from "../components/button";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { telephoneUrl } from "../contact-links";
import { strings } from "../interface-strings";

interface MobileMenuProps {
  links: readonly Queries.NavigationLinkFieldsFragment[];
  phone: { readonly display: string; readonly e164: string };
  path: string;
}

/** The toggle button and, below the header, the seven links it opens. Closes on Escape and when the page changes. */
export function MobileMenu({ links, phone, path }: MobileMenuProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === path;
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && setOpenAt(null);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);
  return (
    <chakra.div display={{ lg: "none" }}>
      <chakra.button
        type="button"
        aria-label={open ? strings.closeMenu : strings.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : path)}
        display="grid"
        placeItems="center"
        boxSize="48px"
        border="1px solid"
        borderColor="border.hairline"
        borderRadius="md"
        color="accent.petrol"
      >
        <Icon name={open ? "x" : "menu"} />
      </chakra.button>
      <chakra.nav
        id={id}
        data-mobile-menu=""
        aria-label={strings.mobileMenu}
        hidden={!open}
        position="absolute"
        top="100%"
        insetInline="0"
        height="calc(100dvh - 100%)"
        overflowY="auto"
        overscrollBehavior="contain"
        bg="bg.page"
        paddingInline="gutter"
        paddingBlock="0.25rem 2rem"
      >
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            display="flex"
            alignItems="center"
            minHeight="60px"
            borderBottom="1px solid"
            borderColor="border.hairline"
            fontFamily="heading"
            fontSize="1.625rem"
            lineHeight="1.2"
            textDecoration="none"
            css={{ "&[aria-current=page]": { color: "accent.petrol", borderBottom: "2px solid" } }}
          >
            {link.mobileLabel ?? link.label}
          </Link>
        ))}
        <ButtonAnchor href={telephoneUrl(phone.e164)} width="100%" marginTop="1.5rem">
          <Icon name="phone" />
          {phone.display}
        </ButtonAnchor>
      </chakra.nav>
    </chakra.div>
  );
}
