import { chakra } from "@chakra-ui/react/styled-system";
import { formatQuantity, type QuantityLike } from "../../lib/format";
import { slugOf } from "../../lib/turkish";
import { variable } from "../../theme/token-variables";
import { tones } from "../../theme/tones";
import { Icon } from "../icon";
import { Link, moreLinkStyle } from "../link";
import { ScreenReaderOnly, TickList } from "../marks";
import { entrance } from "../motion/entrance";
import { Picture, type PictureData } from "../picture";
import { Typeset } from "../typeset";
import { inPlace } from "./catalogue-css";

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
  "--gap": "auto",
};
const wide: Record<keyof typeof upright, string> = {
  "--ratio": "auto",
  "--basis": "0 0 56%",
  "--least": "20rem",
  "--corners": "0",
  "--inset": "1.75rem 1.75rem 1.25rem",
  "--justify": "center",
  "--gap": "0.75rem",
};

/** A product in the catalogue. Wide cards lie on a ground from 620 px on; on phones all look alike. */
export function CatalogueCard({ card, detailLabel, places, place }: CatalogueCardProps) {
  const { title, description, features, category, icon, to, image, turnaround } = card;
  const isWide = places[place].includes("wide");
  return (
    <chakra.li
      data-card=""
      {...entrance("rise")}
      data-category={slugOf(category)}
      data-all={places.all}
      data-own={places.own}
      display={{ base: "grid", sm: "flex" }}
      gridTemplateColumns="116px minmax(0, 1fr)"
      columnGap="1rem"
      alignItems={{ base: "start", sm: "stretch" }}
      flexDirection="column"
      paddingBlock={{ base: "1.5rem 1rem", sm: "0" }}
      borderTop={{ base: "1px solid", sm: "0" }}
      borderColor="border.hairline"
      css={{
        // The picture comes a little nearer under a mouse.
        "& picture > img": { transition: `scale 900ms ${variable("easings.sedef")}` },
        "@media (hover: hover) and (prefers-reduced-motion: no-preference)": {
          "&:hover picture > img": { scale: "1.025" },
        },
        // The first one shown has no line above it on phones.
        [inPlace("first")]: { "@media (max-width: 619px)": { paddingTop: "0", borderTop: "0" } },
        sm: {
          ...upright,
          [inPlace("wide")]: {
            ...wide,
            ...tones.mist,
            gridColumn: "1 / -1",
            flexDirection: "row",
            borderRadius: "md",
            overflow: "hidden",
          },
          [inPlace("dark")]: tones.deep,
        },
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
        bg="bg.mist"
      >
        <Picture
          picture={image}
          alt=""
          sizes={
            isWide
              ? "(min-width: 900px) 850px, (min-width: 620px) 580px, 186px"
              : "(min-width: 1240px) 397px, (min-width: 900px) 31vw, (min-width: 620px) 46vw, 186px"
          }
        />
      </chakra.div>
      <chakra.div
        display={{ base: "contents", sm: "flex" }}
        flexDirection="column"
        flex="1"
        justifyContent={{ sm: "var(--justify)" }}
        padding={{ sm: "var(--inset)" }}
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
        <Link to={to} css={moreLinkStyle} gridColumn="1 / -1" marginTop={{ base: "0", sm: "var(--gap)" }}>
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
