import { productListAddress } from "../../../src/lib/product-list";
import { bannerHeight } from "../../specification/constants";
import { files, missingRoute, productKinds, textPages } from "../../support/real-content";

/** The product whose page has the most parts. */
const [most] = [...productKinds].sort((a, b) => Object.keys(b).length - Object.keys(a).length);
if (!most) throw new Error("There is no product.");
export const fullest = most;

interface Page {
  route: string;
  parts: readonly string[];
}

const pages: Page[] = files.flatMap(({ kind, value }) =>
  kind?.route && kind.route !== "slug" && !kind.unlisted
    ? [{ route: kind.route, parts: Object.keys(Object(value)) }]
    : [],
);

/** How a page begins: with a carousel, a banner or neither. */
const beginningOf = ({ route, parts }: Page) =>
  bannerHeight.lowPages.some((low) => low === route)
    ? "low"
    : ["carousel", "banner"].find((part) => parts.includes(part));

/** Of the pages that begin alike, and so share their parts, the one that has the most. */
const largest = pages.filter((page) =>
  pages.every((other) => beginningOf(other) !== beginningOf(page) || other.parts.length <= page.parts.length),
);

/** Pages of a layout that no other has. */
const ownLayouts = ["/", productListAddress, "/iletisim", "/is-formu"];

/** The pages whose layout differs. */
export const templates: readonly string[] = [
  ...new Set([
    ...pages.map(({ route }) => route).filter((route) => ownLayouts.includes(route)),
    fullest.route,
    ...[...largest, ...textPages.slice(0, 1)].map(({ route }) => route),
    missingRoute,
  ]),
];
