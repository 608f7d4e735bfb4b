import { covering } from "../../support/covering";
import {
  missingRoute,
  type Product,
  productKinds,
  products,
  routes,
  sectionPages,
} from "../../support/real-content";

const countParts = (product: Product) => Object.values(product).filter((part) => part !== null).length;

const [most] = [...productKinds].sort((a, b) => countParts(b) - countParts(a));
if (!most) throw new Error("There is no product.");
export const fullest = most;

const ownTemplates = routes.filter((route) =>
  [...sectionPages, ...products].every((page) => page.route !== route),
);

export const ownLayouts: readonly string[] = [...ownTemplates, fullest.route];

/** A few pages that together have all kinds of heads and sections. */
const coveringPages = covering(
  sectionPages.filter(({ unlisted }) => !unlisted),
  ({ head, sections }) => {
    const beginning = head?.carousel ? "carousel" : head?.banner?.low ? "low" : "banner";
    return [beginning, ...(sections ?? []).map((section) => section.__typename)];
  },
).map(({ route }) => route);

/** The pages with distinct layouts. */
export const templates: readonly string[] = [...new Set([...ownLayouts, ...coveringPages, missingRoute])];
