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
