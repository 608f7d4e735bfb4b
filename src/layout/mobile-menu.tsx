import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import { ButtonAnchor } from "../components/button";
import { dehydrated, HydrationBoundary } from "../components/hydration-boundary";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { telephoneUrl } from "../lib/contact-links";
import { strings } from "../lib/interface-strings";
import { useMediaQuery } from "../lib/use-media-query";
import { variable } from "../theme/token-variables";

interface MobileMenuProps {
  links: readonly Queries.NavigationLinkFieldsFragment[];
  phone: { readonly display: string; readonly e164: string };
  path: string;
}

/** Parts of the page that rest while the menu is open. */
const background = "main, footer, [data-skip-link]";

/**
 * The toggle button and, below the header, the seven links it opens. While open, the page behind neither scrolls
 * nor takes focus; Escape closes it and returns the focus, a new page or a wide window closes it.
 */
export function MobileMenu({ links, phone, path }: MobileMenuProps) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const desktop = useMediaQuery("(min-width: 1080px)");
  const open = openAt === path && !desktop;
  const part = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const resting = [...document.querySelectorAll(background)];
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    for (const element of resting) element.setAttribute("inert", "");
    document.documentElement.style.overflow = "hidden";
    document.addEventListener("keydown", close);
    return () => {
      for (const element of resting) element.removeAttribute("inert");
      document.documentElement.style.overflow = "";
      document.removeEventListener("keydown", close);
    };
  }, [open]);

  return (
    <chakra.div ref={part} {...dehydrated} data-print="hide" display={{ lg: "none" }}>
      <HydrationBoundary part={part}>
        <chakra.button
          ref={toggle}
          type="button"
          data-needs-script=""
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
          color="brand.main"
        >
          <Icon name={open ? "x" : "menu"} />
        </chakra.button>
        <chakra.div
          id={id}
          data-mobile-menu=""
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
          animation={`menuIn 260ms ${variable("easings.calm")}`}
        >
          <nav aria-label={strings.mobileMenu}>
            {links.map((link) => (
              <Link
                key={`${link.to} ${link.label}`}
                to={link.to}
                onClick={() => setOpenAt(null)}
                display="flex"
                alignItems="center"
                minHeight="60px"
                borderBottom="1px solid"
                borderColor="border.hairline"
                fontFamily="heading"
                fontSize="1.625rem"
                lineHeight="1.2"
                textDecoration="none"
                css={{ "&[aria-current=page]": { color: "brand.main", borderBottom: "2px solid" } }}
              >
                {link.mobileLabel ?? link.label}
              </Link>
            ))}
          </nav>
          <ButtonAnchor href={telephoneUrl(phone.e164)} width="100%" marginTop="1.5rem">
            <Icon name="phone" />
            {phone.display}
          </ButtonAnchor>
        </chakra.div>
      </HydrationBoundary>
    </chakra.div>
  );
}
