import { chakra } from "@chakra-ui/react/styled-system";
import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { Wrap } from "../../components/section";
import { useSiteParts } from "../../components/use-site-parts";
import { askUrl, slipUrl } from "../../lib/contact-links";
import { formatQuantity } from "../../lib/format";
import { strings } from "../../lib/interface-strings";

interface ProductBarProps {
  product: {
    readonly slug: string;
    readonly name: string;
    readonly turnaround: Queries.QuantityFieldsFragment | null;
  };
}

/**
 * Below the header once the banner before it has left, where browsers can tell by styles alone: what the page is about, how
 * long it takes, and the next steps. Takes no room, and no focus while it is hidden.
 */
const barCss = {
  display: "none",
  "@supports (timeline-scope: none)": {
    display: "block",
    "main:has(> &)": { timelineScope: "--banner" },
    "section:has(+ &)": { viewTimeline: "--banner", viewTimelineInset: "85px 0px" },
    "html:has(&)": { scrollPaddingTop: "9.5rem" },
    animation: "appear linear both",
    animationTimeline: "--banner",
    animationRange: "exit 100% exit calc(100% + 48px)",
  },
  // In a low window the header itself does not stay.
  "@media (max-height: 32.5rem)": { display: "none !important" },
} as const;

export function ProductBar({ product: { slug, name, turnaround } }: ProductBarProps) {
  const { requests, slip } = useSiteParts();
  return (
    <chakra.div
      role="group"
      data-bar=""
      aria-label={name}
      data-print="hide"
      position="sticky"
      top={{ base: "73px", lg: "85px" }}
      zIndex="9"
      height="0"
      css={barCss}
    >
      <chakra.div bg="bg.page" borderBottom="1px solid" borderColor="border.hairline">
        <Wrap display="flex" alignItems="center" gap="0.75rem 1.5rem" minHeight="52px">
          <chakra.b
            fontFamily="heading"
            fontWeight="400"
            fontSize="1.25rem"
            lineHeight="1.2"
            minWidth="0"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {name}
          </chakra.b>
          {turnaround ? (
            <chakra.span
              fontSize="small"
              color="brand.accent"
              whiteSpace="nowrap"
              display={{ base: "none", sm: "block" }}
            >
              {formatQuantity(turnaround)}
            </chakra.span>
          ) : null}
          {slip ? (
            <Link
              to={slipUrl(slug)}
              display={{ base: "none", sm: "inline-flex" }}
              alignItems="center"
              minHeight="44px"
              marginLeft="auto"
              fontSize="small"
              fontWeight="550"
              color="fg.link"
              whiteSpace="nowrap"
            >
              {strings.bar.slip}
            </Link>
          ) : null}
          <ButtonLink
            to={askUrl(requests, slug)}
            minHeight="44px"
            padding="0 1rem"
            marginLeft={slip ? { base: "auto", sm: "0" } : "auto"}
            fontSize="small"
            whiteSpace="nowrap"
          >
            {strings.bar.request}
          </ButtonLink>
        </Wrap>
      </chakra.div>
    </chakra.div>
  );
}
