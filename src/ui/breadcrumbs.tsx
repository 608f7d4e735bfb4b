import { chakra } from "@chakra-ui/react/styled-system";
import type { Crumb } from "../domain/crumb";
import { strings } from "../domain/interface-strings";
import { Link, listLinkStyle } from "./link";
import { Wrap } from "./section";

/** Breadcrumbs; the last is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <chakra.nav aria-label={strings.breadcrumbs} borderBottom="1px solid {colors.border.hairline}">
      <Wrap>
        <chakra.ol
          display="flex"
          flexWrap="wrap"
          gap="0 0.625rem"
          paddingBlock="0.25rem"
          fontSize={{ base: "label", sm: "small" }}
          lineHeight="1.4"
          color="fg.muted"
          css={{
            "& > li": { display: "flex", alignItems: "center", minHeight: "44px", hyphens: "none" },
            // Steps without a page are hidden on phones.
            smDown: { "& > li:not([aria-current], :has(a))": { display: "none" } },
            // Behind the step, so that a wrapped line never begins with the bar.
            "& > li:not(:last-of-type)::after": {
              content: '""',
              width: "1px",
              height: "9px",
              marginLeft: "0.625rem",
              bg: "border.strong",
            },
            "& > li:last-of-type": { minWidth: "0" },
            "& a": { ...listLinkStyle, color: "brand.main" },
          }}
        >
          {crumbs.map(({ label, to }, i) => (
            <li key={label} aria-current={i === crumbs.length - 1 ? "page" : undefined}>
              {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
            </li>
          ))}
        </chakra.ol>
      </Wrap>
    </chakra.nav>
  );
}
