import { slugOf } from "../../domain/turkish";
import { equalColumns } from "../../ui/columns";
import { moreLinkStyle } from "../../ui/link";
import { tickListCss } from "../../ui/tick-list";
import { filterName } from "./catalogue";

/** Selectors: while all cards are shown, and while one category is. */
const all = `section:has([name=${filterName}][value=""]:checked)`;
const one = `section:has([name=${filterName}]):not(:has([name=${filterName}][value=""]:checked))`;

/** Selector of cards with this layout in the list shown: among all, or in the category. */
const withLayout = (layout: string) =>
  `${all} &[data-layout~=${layout}], ${one} &[data-category-layout~=${layout}]`;

/** Styles of the element around a filter: hides what is in other categories than the chosen one, before scripts run too. */
export const filterCss = (categories: readonly string[]) =>
  Object.fromEntries(
    categories
      .map(slugOf)
      .map((slug) => [
        `&:has([name=${filterName}][value="${slug}"]:checked) [data-category]:not([data-category~="${slug}"])`,
        { display: "none" },
      ]),
  );

/** A card: wide ones have a background from 900 px; below, cards are a thumbnail and a few lines. */
const cardCss = {
  position: "relative",
  display: { base: "grid", md: "flex" },
  columnGap: "1rem",
  alignItems: { base: "start", md: "stretch" },
  flexDirection: "column",
  paddingBlock: { base: "0.375rem", md: "0" },
  borderTop: { base: "1px solid {colors.border.hairline}", md: "0" },
  "&:has(picture)": { gridTemplateColumns: "96px minmax(0, 1fr)" },
  // Zooms the picture on hover.
  "& picture > img": { transition: "scale 900ms {easings.calm}" },
  "@media (hover: hover) and (prefers-reduced-motion: no-preference)": {
    "&:hover picture > img": { scale: "1.025" },
  },
  smToMd: { [withLayout("odd")]: { gridColumn: "1 / -1" } },
  md: {
    [withLayout("wide")]: {
      layerStyle: "tint",
      gridColumn: "span 2",
      flexDirection: "row",
      borderRadius: "md",
      overflow: "hidden",
      "& > div:has(picture)": { aspectRatio: "auto", flex: "0 0 56%", minHeight: "20rem", borderRadius: "0" },
      // Out of the flow: an upright photograph would make the card as tall as itself.
      "& img": { position: "absolute", inset: "0" },
      "& > :last-child": { justifyContent: "center", padding: "1.75rem 1.75rem 1.25rem" },
    },
    [withLayout("dark")]: { layerStyle: "deep" },
    [withLayout("alone")]: { gridColumn: "span 3" },
  },
} as const;

/** The list of cards, with the styles of all their parts: one set for many elements, which React renders faster. */
export const cardsCss = {
  display: "grid",
  gridTemplateColumns: equalColumns({ sm: 2, md: 3 }),
  columnGap: "gap",
  rowGap: { base: "0", md: "2.75rem" },
  borderBottom: { base: "1px solid {colors.border.hairline}", md: "0" },
  "& > li": cardCss,
  "& > li > div:has(picture)": {
    position: "relative",
    aspectRatio: { base: "1", md: "16/10" },
    flex: { md: "none" },
    borderRadius: "md",
    overflow: "hidden",
    bg: "bg.tint",
  },
  "& > li > :last-child": {
    display: "flex",
    flexDirection: "column",
    flex: "1",
    minWidth: "0",
    padding: { md: "1.125rem 0 0" },
  },
  "& p:first-of-type": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0 1rem",
    textStyle: "label",
    color: "fg.muted",
    hyphens: "none",
  },
  "& p:first-of-type > span": { display: "inline-flex", alignItems: "center", gap: "0.4rem" },
  "& p > b": { fontWeight: "550", color: "brand.accent", whiteSpace: "nowrap" },
  "& h3": {
    textStyle: "h3",
    fontSize: { base: "1.375rem", md: "1.75rem" },
    marginTop: { md: "0.25rem" },
  },
  "& h3 + p": {
    marginBlock: { base: "0.125rem 0.5rem", md: "0.5rem 1rem" },
    fontSize: { base: "label", md: "small" },
    lineHeight: { base: "1.4", md: "1.6" },
    color: "fg.muted",
  },
  "& hr": { width: "100%", margin: "0", border: "0", borderTop: "1px solid", borderColor: "border.hairline" },
  "& ul": { ...tickListCss, marginTop: { md: "0.4rem" } },
  // Below 900 px the card looks like a link, so the link's text is hidden.
  "& a": {
    ...moreLinkStyle,
    fontSize: { base: "0", md: "1rem" },
    position: { base: "absolute", md: "static" },
    inset: "0",
    _after: { content: '""', position: "absolute", inset: "0" },
  },
} as const;
