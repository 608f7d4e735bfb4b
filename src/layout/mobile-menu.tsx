import { chakra } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { fixedIds } from "../domain/fixed-ids";
import { strings } from "../domain/interface-strings";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface MobileMenuProps {
  links: readonly Queries.NavigationLinkFieldsFragment[];
  path: string;
}

/**
 * The menu button and the menu below the header: a `<details>`, which works without
 * scripts. While it is open, the page behind neither scrolls nor takes focus. Scripts close it on Escape and
 * on navigation.
 */
export function MobileMenu({ links, path }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page changes
  useEffect(() => close, [path]);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Escape") return;
    close();
    currentTarget.querySelector("summary")?.focus();
  };

  return (
    <chakra.details
      ref={menu}
      onKeyDown={onKeyDown}
      display={{ lg: "none" }}
      css={{
        lgDown: {
          // Not `html:has()`: with it, Chromium restyles the whole page whenever an element is added anywhere.
          "body:has(&[open])": { overflow: "hidden" },
          // Not display: the page keeps its height and scroll position.
          "header:has(&[open]) ~ :is(main, footer)": { visibility: "hidden" },
          [`header:has(&[open]) > [href="#${fixedIds.main}"]`]: { visibility: "hidden" },
        },
      }}
    >
      <chakra.summary
        display="grid"
        placeItems="center"
        boxSize="44px"
        border="1px solid {colors.border.hairline}"
        borderRadius="md"
        color="brand.main"
        cursor="pointer"
        css={{
          "&::-webkit-details-marker": { display: "none" },
          "details:not([open]) > & > :nth-of-type(2), details[open] > & > :nth-of-type(1)": {
            display: "none",
          },
        }}
      >
        <span>
          <Icon name="menu" />
          <chakra.span srOnly>{strings.openMenu}</chakra.span>
        </span>
        <span>
          <Icon name="x" />
          <chakra.span srOnly>{strings.closeMenu}</chakra.span>
        </span>
      </chakra.summary>
      <chakra.div
        position="absolute"
        top="100%"
        insetInline="0"
        height="calc(100dvh - 100%)"
        overflowY="auto"
        overscrollBehavior="contain"
        bg="bg.page"
        paddingInline="gutter"
        paddingBlock="0.25rem 2rem"
        animation="menuIn 260ms {easings.calm}"
      >
        <nav aria-label={strings.mobileMenu}>
          {links.map((link) => (
            <Link
              key={`${link.to} ${link.label}`}
              to={link.to}
              onClick={close}
              display="flex"
              alignItems="center"
              minHeight="60px"
              borderBottom="1px solid {colors.border.hairline}"
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
      </chakra.div>
    </chakra.details>
  );
}
