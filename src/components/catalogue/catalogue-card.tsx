import { chakra } from "@chakra-ui/react/styled-system";
import { formatQuantity, type QuantityLike } from "../../lib/format";
import { slugOf } from "../../lib/turkish";
import { daysOf, longestTurnaround } from "../../lib/units";
import { variable } from "../../theme/token-variables";
import { tones } from "../../theme/tones";
import { Icon } from "../icon";
import { Link, moreLinkStyle } from "../link";
import { ScreenReaderOnly, TickList } from "../marks";
import { entrance } from "../motion/entrance";
import { Picture, type PictureData } from "../picture";
import { Scale } from "../scale";
import { Typeset } from "../typeset";
import { closingJaws, inPlace } from "./catalogue-css";

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
  /** How it stands among all cards, and among those of its category (`placeOf`). */
  places: { all: string; own: string };
  /** Which of the two places it has now, as far as scripts know: how large its picture is to be. */
  place: "all" | "own";
}

/** What the inner parts of a card take from it: the first value where it stands upright, the second where it is wide. */
const upright = {
  "--ratio": "16/10",
  "--basis": "none",
  "--least": "0",
  "--corners": variable("radii.md"),
  "--inset": "1.125rem 0 0",
  "--justify": "flex-start",
};
const wide: Record<keyof typeof upright, string> = {
  "--ratio": "auto",
  "--basis": "0 0 56%",
  "--least": "20rem",
  "--corners": "0",
  "--inset": "1.75rem 1.75rem 1.25rem",
  "--justify": "center",
};

/** A card that lies across the row. */
const across = {
  ...wide,
  ...tones.tint,
  gridColumn: "1 / -1",
  flexDirection: "row",
  borderRadius: "md",
  overflow: "hidden",
} as const;

/**
 * A product in the catalogue, a link as a whole. What divides it is the axis of days that all cards share, so that the page
 * compares them in one sweep. Wide cards lie on a ground from 620 px on; on phones all are a small picture and a few lines.
 */
export function CatalogueCard({ card, detailLabel, places, place }: CatalogueCardProps) {
  const { title, description, features, category, icon, to, image, turnaround } = card;
  const isWide = places[place].includes("wide");
  /** Of the width, from 620 px on: two side by side, or one across the row. */
  const onTablet = places[place].includes("odd") ? 52 : 46;
  return (
    <chakra.li
      data-card=""
      {...entrance("rise")}
      data-category={slugOf(category)}
      data-all={places.all}
      data-own={places.own}
      position="relative"
      display={{ base: "grid", sm: "flex" }}
      gridTemplateColumns="96px minmax(0, 1fr)"
      columnGap="1rem"
      alignItems={{ base: "start", sm: "stretch" }}
      flexDirection="column"
      paddingBlock={{ base: "0.6875rem", sm: "0" }}
      borderTop={{ base: "1px solid", sm: "0" }}
      borderColor="border.hairline"
      css={{
        // The picture comes a little nearer under a mouse.
        "& picture > img": { transition: `scale 900ms ${variable("easings.calm")}` },
        "@media (hover: hover) and (prefers-reduced-motion: no-preference)": {
          "&:hover picture > img": { scale: "1.025" },
          ...closingJaws,
        },
        sm: {
          ...upright,
          [inPlace("wide")]: across,
          [inPlace("dark")]: tones.deep,
        },
        "@media (min-width: 620px) and (max-width: 899.98px)": { [inPlace("odd")]: across },
        md: {
          [inPlace("wide")]: { gridColumn: "span 2" },
          [inPlace("alone")]: { gridColumn: "span 3" },
        },
      }}
    >
      <chakra.div
        aspectRatio={{ base: "1", sm: "var(--ratio)" }}
        flex={{ sm: "var(--basis)" }}
        minHeight={{ sm: "var(--least)" }}
        borderRadius={{ base: "md", sm: "var(--corners)" }}
        overflow="hidden"
        bg="bg.tint"
      >
        <Picture
          picture={image}
          alt=""
          sizes={
            isWide
              ? "(min-width: 900px) 850px, (min-width: 620px) 580px, 154px"
              : `(min-width: 1240px) 397px, (min-width: 900px) 31vw, (min-width: 620px) ${onTablet}vw, 154px`
          }
        />
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection="column"
        flex="1"
        minWidth="0"
        justifyContent={{ sm: "var(--justify)" }}
        padding={{ sm: "var(--inset)" }}
      >
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
            <chakra.b fontWeight="550" color="brand.accent" whiteSpace="nowrap">
              {formatQuantity(turnaround)}
            </chakra.b>
          ) : null}
        </chakra.p>
        <chakra.h3
          textStyle="h3"
          fontSize={{ base: "1.375rem", sm: "1.75rem" }}
          marginTop={{ sm: "0.25rem" }}
        >
          {title}
        </chakra.h3>
        <chakra.p
          marginBlock={{ base: "0.125rem 0.5rem", sm: "0.5rem 1rem" }}
          fontSize={{ base: "label", sm: "small" }}
          lineHeight={{ base: "1.4", sm: "1.6" }}
          color="fg.muted"
        >
          <Typeset>{description}</Typeset>
        </chakra.p>
        {turnaround ? (
          <Scale {...daysOf(turnaround)} max={longestTurnaround} />
        ) : (
          <chakra.div borderTop="1px solid" borderColor="border.hairline" />
        )}
        <TickList marginTop={{ sm: "0.4rem" }}>
          {features.map((feature) => (
            <li key={feature}>
              <Typeset>{feature}</Typeset>
            </li>
          ))}
        </TickList>
        <Link
          to={to}
          css={moreLinkStyle}
          // On phones, where the whole card looks like a link, its words are there for screen readers only.
          fontSize={{ base: "0", sm: "1rem" }}
          position={{ base: "absolute", sm: "static" }}
          inset="0"
          _after={coversCard}
        >
          <span>
            {detailLabel}
            <ScreenReaderOnly>{`: ${title}`}</ScreenReaderOnly>
          </span>
          <Icon name="arrow-right" boxSize="1.25em" />
        </Link>
      </chakra.div>
    </chakra.li>
  );
}

const coversCard = { content: '""', position: "absolute", inset: "0" } as const;
