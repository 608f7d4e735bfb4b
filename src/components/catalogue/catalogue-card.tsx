import { chakra } from "@chakra-ui/react/styled-system";
import { formatQuantity, type QuantityLike } from "../../lib/format";
import { variable } from "../../theme/token-variables";
import { tones } from "../../theme/tones";
import { Icon } from "../icon";
import { Link, moreLinkStyle } from "../link";
import { ScreenReaderOnly, TickList } from "../marks";
import { Settling } from "../motion/settling";
import { Picture, type PictureData } from "../picture";
import { Typeset } from "../typeset";

export interface CatalogueCardData {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly category: string;
  readonly icon: string;
  readonly order: number;
  readonly to: string;
  readonly image: PictureData;
  readonly turnaround: QuantityLike | null;
}

interface CatalogueCardProps {
  card: CatalogueCardData;
  detailLabel: string;
  span: 1 | 2 | 3;
  /** A wide card on the deep ground, for a dark photograph at the end of the list. */
  dark: boolean;
  /** The first one shown has no line above it on phones. */
  first: boolean;
  /** Filtered out: stays in the page, so that its picture is there at once when it comes back. */
  hidden: boolean;
}

/** A product in the catalogue. Wide cards lie on a ground from 620 px on; on phones all look alike. */
export function CatalogueCard({ card, detailLabel, span, dark, first, hidden }: CatalogueCardProps) {
  const { title, description, features, category, icon, to, image, turnaround } = card;
  const wide = span > 1;
  const ground = dark ? tones.deep : tones.mist;
  return (
    <chakra.li
      data-card=""
      hidden={hidden}
      gridColumn={{ sm: wide ? "1 / -1" : "auto", md: `span ${span}` }}
      display={{ base: "grid", sm: "flex" }}
      gridTemplateColumns="116px minmax(0, 1fr)"
      columnGap="1rem"
      alignItems={{ base: "start", sm: "stretch" }}
      flexDirection={wide ? "row" : "column"}
      paddingBlock={{ base: first ? "0 1rem" : "1.5rem 1rem", sm: "0" }}
      borderTop={{ base: first ? "0" : "1px solid", sm: "0" }}
      borderColor="border.hairline"
      sm={wide ? { ...ground, borderRadius: "md", overflow: "hidden" } : {}}
      css={{
        // The picture comes a little nearer under a mouse.
        "& picture > img": { transition: `scale 900ms ${variable("easings.sedef")}` },
        "@media (hover: hover) and (prefers-reduced-motion: no-preference)": {
          "&:hover picture > img": { scale: "1.025" },
        },
      }}
    >
      <chakra.div
        aspectRatio={{ base: "1", sm: wide ? "auto" : "16/10" }}
        flex={{ sm: wide ? "0 0 56%" : "none" }}
        minHeight={{ sm: wide ? "20rem" : "0" }}
        borderRadius={{ base: "md", sm: wide ? "0" : "md" }}
        overflow="hidden"
        bg="bg.mist"
      >
        <Settling>
          <Picture
            picture={image}
            alt=""
            sizes={
              wide
                ? "(min-width: 900px) 850px, (min-width: 620px) 580px, 186px"
                : "(min-width: 1240px) 397px, (min-width: 900px) 31vw, (min-width: 620px) 46vw, 186px"
            }
          />
        </Settling>
      </chakra.div>
      <chakra.div
        display={{ base: "contents", sm: "flex" }}
        flexDirection="column"
        flex="1"
        justifyContent={wide ? "center" : "flex-start"}
        padding={{ sm: wide ? "1.75rem 1.75rem 1.25rem" : "1.125rem 0 0" }}
      >
        <chakra.div alignSelf={{ base: "center", sm: "auto" }} minWidth="0">
          <chakra.p
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            gap="0 1rem"
            textStyle="label"
            color="fg.muted"
            hyphens="none"
          >
            <chakra.span display="inline-flex" alignItems="center" gap="0.4rem">
              <Icon name={icon} boxSize="16px" />
              {category}
            </chakra.span>
            {turnaround ? (
              <chakra.b fontWeight="550" color="accent.gold" whiteSpace="nowrap">
                {formatQuantity(turnaround)}
              </chakra.b>
            ) : null}
          </chakra.p>
          <chakra.h3 textStyle="h3" marginTop="0.375rem">
            {title}
          </chakra.h3>
        </chakra.div>
        <chakra.p
          gridColumn="1 / -1"
          marginTop={{ base: "0.875rem", sm: "0.5rem" }}
          fontSize="0.9375rem"
          lineHeight="1.6"
          color="fg.muted"
        >
          <Typeset>{description}</Typeset>
        </chakra.p>
        <TickList
          gridColumn="1 / -1"
          marginTop={{ base: "0.375rem", sm: "1rem" }}
          paddingTop={{ sm: "0.4rem" }}
          borderTop={{ sm: "1px solid" }}
          borderColor={{ sm: "border.hairline" }}
        >
          {features.map((feature) => (
            <li key={feature}>
              <Typeset>{feature}</Typeset>
            </li>
          ))}
        </TickList>
        <Link
          to={to}
          css={moreLinkStyle}
          gridColumn="1 / -1"
          marginTop={{ base: "0", sm: wide ? "0.75rem" : "auto" }}
        >
          <span>
            {detailLabel}
            <ScreenReaderOnly>{`: ${title}`}</ScreenReaderOnly>
          </span>
          <Icon name="arrow-right" />
        </Link>
      </chakra.div>
    </chakra.li>
  );
}
