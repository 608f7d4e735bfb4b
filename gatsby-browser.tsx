// First, because it declares the order of the layers.
import "./src/theme/tokens.css";
import type { GatsbyBrowser } from "gatsby";
import { arriveAt } from "./src/layout/arrive-at";
import { hydrate, markHydrated } from "./src/layout/hydration";
import { enterEntry, isStillAtLinked, leaveEntry } from "./src/layout/reading-position";
import "./src/theme/palette.css";
import "./src/theme/global.css";
import "./src/theme/print.css";
import "./src/theme/forced-colors.css";

export { wrapPageElement } from "./src/layout/wrap-page";

export const replaceHydrateFunction = () => (process.env.NODE_ENV === "production" ? hydrate : undefined);

export const onInitialClientRender = markHydrated;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  leaveEntry();
  // Counts the next page's figures even if those of the first page were shown before scripts ran.
  document.documentElement.dataset.figures = "zero";
};

/**
 * Gatsby scrolls within a page only: it would always return to the fragment when scripts start, and on the way to
 * another page it scrolls smoothly, which any change of layout can end half-way.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => (prevRouterProps ? prevRouterProps.location.pathname === location.pathname : isStillAtLinked());

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const saved = enterEntry();
  // A link within the page.
  if (prevLocation?.pathname === location.pathname) return;
  if (prevLocation) arriveAt(saved);
  // Decoration only.
  import(/* webpackChunkName: "entrances" */ "./src/ui/motion/entrances")
    .then(({ watchEntrances }) => watchEntrances(Boolean(prevLocation)))
    .catch(() => undefined);
};
