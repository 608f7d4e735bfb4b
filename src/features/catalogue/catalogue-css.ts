import { slugOf } from "../../domain/turkish";
import { filterName } from "./catalogue";

/** Selectors: while all cards are shown, and while one category is. */
const all = `section:has([name=${filterName}][value=""]:checked)`;
const one = `section:has([name=${filterName}]):not(:has([name=${filterName}][value=""]:checked))`;

/** Selector of cards with this layout in the list shown: among all, or in the category. */
export const withLayout = (layout: string) =>
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

const jaw = { transition: "translate 240ms {easings.calm}, opacity 240ms" };

/** Caliper jaws that close around the turnaround range on hover. */
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

/**
 * On phones the catalogue and the sections below it, which are most of the page, are laid out only near the viewport. Exceptions:
 * - sections with an id, and sections above a link's target: the link would miss by the difference to their estimated heights;
 * - wider windows, which may have a keyboard: the End key would miss the end of the page;
 * - browsers without scroll anchoring, where the page would jump;
 * - paper;
 * - a few cards, whose difference to the estimate would move what is on the first screen.
 */
export const laidOutWhenNear = (cards: number) =>
  cards >= 4 && {
    "@supports (overflow-anchor: auto)": {
      "@media screen and (max-width: 499px)": {
        contentVisibility: "auto",
        containIntrinsicHeight: `auto ${250 + 190 * cards}px`,
        "& ~ section:not([id], :has(~ :target))": {
          contentVisibility: "auto",
          containIntrinsicHeight: "auto 900px",
        },
      },
    },
  };
