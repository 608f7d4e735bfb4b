import { chakra } from "@chakra-ui/react/styled-system";
import { formatQuantity } from "../../domain/format";
import { slugOf } from "../../domain/turkish";
import { daysOf } from "../../domain/units";
import { upFrom } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { Link, moreLinkStyle } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Text } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import { ScreenReaderOnly } from "../../ui/screen-reader-only";
import { TickList } from "../../ui/tick-list";
import { useSiteParts } from "../site/use-site-parts";
import { closingJaws, withLayout } from "./catalogue-css";

type Product = Queries.CatalogueProductFragment;

export type CatalogueCardData = Product["catalogue"][number] &
  Pick<Product, "turnaround"> & { readonly to: string };

interface CatalogueCardProps {
  card: CatalogueCardData;
  detailLabel: string;
  /** Layout among all cards, and among those of its category (`layoutOf`). */
  layouts: { all: string; own: string };
  /** List that is shown, which determines the picture's size: of all cards, or of its category. */
  list: "all" | "own";
}

/** Style values of a card's parts: the first for upright cards, the second for wide ones. */
const upright = {
  "--ratio": "16/10",
  "--pin": "static",
  "--basis": "none",
  "--least": "0",
  "--corners": "{radii.md}",
  "--inset": "1.125rem 0 0",
  "--justify": "flex-start",
};
const wide: Record<keyof typeof upright, string> = {
  "--ratio": "auto",
  // Out of the flow: an upright photograph would make the card as tall as itself.
  "--pin": "absolute",
  "--basis": "0 0 56%",
  "--least": "20rem",
  "--corners": "0",
  "--inset": "1.75rem 1.75rem 1.25rem",
  "--justify": "center",
};

const across = {
  ...wide,
  layerStyle: "tint",
  gridColumn: "span 2",
  flexDirection: "row",
  borderRadius: "md",
  overflow: "hidden",
} as const;

/**
 * A product card, entirely a link. All cards share the axis of days, so that turnarounds can be compared at a
 * glance. Wide cards have a background from 900 px; below, cards are a thumbnail and a few lines.
 */
export function CatalogueCard({ card, detailLabel, layouts, list }: CatalogueCardProps) {
  const { title, description, features, category, icon, to, image, turnaround } = card;
  const { days } = useSiteParts();
  const isWide = layouts[list].includes("wide");
  return (
    <chakra.li
      data-entrance="rise"
      data-category={slugOf(category)}
      data-layout={layouts.all}
      data-category-layout={layouts.own}
      position="relative"
      display={{ base: "grid", md: "flex" }}
      gridTemplateColumns={image ? "96px minmax(0, 1fr)" : "minmax(0, 1fr)"}
      columnGap="1rem"
      alignItems={{ base: "start", md: "stretch" }}
      flexDirection="column"
      paddingBlock={{ base: "0.5rem", md: "0" }}
      borderTop={{ base: "1px solid", md: "0" }}
      borderColor="border.hairline"
      css={{
        // Zooms the picture on hover.
        "& picture > img": { transition: "scale 900ms {easings.calm}" },
        "@media (hover: hover) and (prefers-reduced-motion: no-preference)": {
          "&:hover picture > img": { scale: "1.025" },
          ...closingJaws,
        },
        smToMd: { [withLayout("odd")]: { gridColumn: "1 / -1" } },
        md: {
          ...upright,
          [withLayout("wide")]: across,
          [withLayout("dark")]: { layerStyle: "deep" },
          [withLayout("alone")]: { gridColumn: "span 3" },
        },
      }}
    >
      {image ? (
        <chakra.div
          position="relative"
          css={{ "& img": { md: { position: "var(--pin)", inset: "0" } } }}
          aspectRatio={{ base: "1", md: "var(--ratio)" }}
          flex={{ md: "var(--basis)" }}
          minHeight={{ md: "var(--least)" }}
          borderRadius={{ base: "md", md: "var(--corners)" }}
          overflow="hidden"
          bg="bg.tint"
        >
          <Picture
            picture={image}
            alt=""
            sizes={isWide ? `${upFrom.md} 850px, 154px` : `${upFrom.xl} 397px, ${upFrom.md} 31vw, 154px`}
          />
        </chakra.div>
      ) : null}
      <chakra.div
        display="flex"
        flexDirection="column"
        flex="1"
        minWidth="0"
        justifyContent={{ md: "var(--justify)" }}
        padding={{ md: "var(--inset)" }}
        css={{ "& > ul": { marginTop: { md: "0.4rem" } } }}
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
            {icon ? <Icon name={icon} size={16} /> : null}
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
          fontSize={{ base: "1.375rem", md: "1.75rem" }}
          marginTop={{ md: "0.25rem" }}
        >
          <Text>{title}</Text>
        </chakra.h3>
        <chakra.p
          marginBlock={{ base: "0.125rem 0.5rem", md: "0.5rem 1rem" }}
          fontSize={{ base: "label", md: "small" }}
          lineHeight={{ base: "1.4", md: "1.6" }}
          color="fg.muted"
        >
          <Text>{description}</Text>
        </chakra.p>
        {turnaround ? (
          <Scale {...daysOf(turnaround)} max={days} />
        ) : (
          <chakra.div borderTop="1px solid" borderColor="border.hairline" />
        )}
        {features ? (
          <TickList>
            {features.map((feature) => (
              <li key={feature}>
                <Text>{feature}</Text>
              </li>
            ))}
          </TickList>
        ) : null}
        <Link
          to={to}
          css={moreLinkStyle}
          // Below 900 px the card looks like a link, so the link text is visually hidden.
          fontSize={{ base: "0", md: "1rem" }}
          position={{ base: "absolute", md: "static" }}
          inset="0"
          _after={coversCard}
        >
          <span>
            {detailLabel}
            <ScreenReaderOnly>{`: ${title}`}</ScreenReaderOnly>
          </span>
          <Icon name="arrow-right" size="1.25em" />
        </Link>
      </chakra.div>
    </chakra.li>
  );
}

const coversCard = { content: '""', position: "absolute", inset: "0" } as const;
