import { chakra } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { askUrl, slipUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { roomForHeader, upFrom } from "../../theme/breakpoints";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/link";
import { Wrap } from "../../ui/section";

interface ProductBarProps {
  product: Pick<Queries.DeliveryProductFragment, "slug" | "name" | "turnaround">;
  parts: Queries.SitePartsFragment;
}

const pageCss = {
  "@keyframes barAppears": { from: { opacity: 0, visibility: "hidden" } },
  [`${roomForHeader} and ${upFrom.lg}`]: {
    "@supports (timeline-scope: none)": { ":root": { scrollPaddingTop: "9.5rem" } },
  },
} as const;

/**
 * The product's name, its turnaround and the next steps: a bar below the header, on phones and tablets in the header, beside its
 * menu. Scroll-driven CSS shows it once the banner has left the viewport. It takes no space, and no focus while hidden; it is left
 * out of windows in which the header scrolls away.
 */
const barCss = {
  display: "none",
  "@supports (timeline-scope: none)": {
    [roomForHeader]: { display: "block", top: { base: "0", lg: "85px" } },
    "main:has(> &)": { timelineScope: "--banner" },
    "section:has(+ &)": { viewTimeline: "--banner", viewTimelineInset: "85px 0px" },
    animation: "barAppears linear both",
    animationTimeline: "--banner",
    animationRange: "exit 100% exit calc(100% + 48px)",
  },
  // What it covers in the header is seen when it has the focus.
  "body:has(header :focus-visible) &": { lgDown: { visibility: "hidden", animation: "none" } },
} as const;

/** Name and, from 620 px on, turnaround on the left; links on the right, on phones the request alone. */
const rowCss = {
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: "1.5rem",
  minHeight: { base: "72px", lg: "52px" },
  // On phones up to the gap before the menu's button.
  width: { base: "auto", lg: "min({sizes.wrap}, 100% - 2 * {spacing.gutter})" },
  margin: { base: "0 0.25rem 0 {spacing.gutter}", lg: "0 auto" },
  fontSize: "small",
  whiteSpace: "nowrap",
  "& > b": {
    flex: "1",
    // Large text wraps the link below the name.
    minWidth: "min(4rem, 100%)",
    overflow: "hidden",
    textOverflow: "ellipsis",
    fontFamily: "heading",
    fontWeight: "400",
    fontSize: "1.25rem",
    sm: { flex: "0 1 auto" },
  },
  "& > a": { minHeight: "44px", fontSize: "small", textDecoration: "none" },
  "& > a:first-of-type": { marginLeft: "auto" },
  "& > a:last-of-type": { paddingBlock: "0" },
  smDown: { "& > :not(b, a:last-of-type)": { display: "none" } },
} as const;

export function ProductBar({ product, parts: { requests, slip, slipTitle } }: ProductBarProps) {
  const { slug, name, turnaround } = product;
  return (
    <chakra.div
      role="group"
      aria-label={name}
      data-print="hide"
      position="sticky"
      zIndex={{ base: "11", lg: "9" }}
      // Leaves the menu's button free.
      width={{ base: "calc(100% - {spacing.gutter} - 44px)", lg: "auto" }}
      height="0"
      css={barCss}
    >
      <Global styles={pageCss} />
      <chakra.div bg="bg.page" borderBottom={{ lg: "1px solid" }} borderColor={{ lg: "border.hairline" }}>
        <Wrap css={rowCss}>
          <b>{name}</b>
          {turnaround ? <chakra.span color="brand.accent">{formatQuantity(turnaround)}</chakra.span> : null}
          {slip ? <MoreLink to={slipUrl(slug)}>{slipTitle}</MoreLink> : null}
          <ButtonLink to={askUrl(requests, slug)}>{strings.bar.request}</ButtonLink>
        </Wrap>
      </chakra.div>
    </chakra.div>
  );
}
