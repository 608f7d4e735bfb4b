import { slugOf } from "../../domain/turkish";
import { filterName } from "./catalogue";

/** An element that holds the filter and the cards. */
export const filtered = { "data-filtered": "" } as const;

/** The part of the page while all cards are shown, and while one category's are. */
const all = `[data-filtered]:has([name=${filterName}][value=""]:checked)`;
const one = `[data-filtered]:not(:has([name=${filterName}][value=""]:checked))`;

/**
 * A card that stands so (`placeOf`) in the list that is shown: its place among all cards, or in its category, both known
 * when the HTML is made.
 */
export const inPlace = (word: string) => `${all} &[data-all~=${word}], ${one} &[data-own~=${word}]`;

/** Styles of the element with `filtered`: a chosen category hides the cards of all others. */
export const filterCss = (categories: readonly string[]) =>
  Object.fromEntries(
    categories
      .map(slugOf)
      .map((slug) => [
        `&:has([name=${filterName}][value="${slug}"]:checked) [data-card]:not([data-category="${slug}"])`,
        { display: "none" },
      ]),
  );

const jaw = { transition: "translate 240ms {easings.calm}, opacity 240ms" };

/** The jaws of a caliper that close onto a card's gold range under a mouse. */
export const closingJaws = {
  "& [data-entrance=draw]": {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      top: "-5px",
      width: "1px",
      height: "13px",
      bg: "brand.accentFill",
      opacity: "0",
      ...jaw,
    },
    _before: { left: "0", translate: "-12px" },
    _after: { right: "0", translate: "12px" },
  },
  "&:hover [data-entrance=draw]": { "&::before, &::after": { opacity: "1", translate: "none" } },
} as const;
