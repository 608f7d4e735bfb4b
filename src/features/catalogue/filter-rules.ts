import { slugOf } from "../../domain/turkish";
import { filterName } from "./catalogue";

/**
 * Rules that hide what is in other categories than the chosen one, before scripts run too. They hold in the element around a
 * filter and its entries, which is marked `data-filtered`.
 */
export const filterRules = (categories: readonly string[]): string =>
  categories
    .map(slugOf)
    .map((slug) => {
      const chosen = `[data-filtered]:has([name="${filterName}"][value="${slug}"]:checked)`;
      return `${chosen} [data-category]:not([data-category~="${slug}"]) { display: none }`;
    })
    .join("\n");
