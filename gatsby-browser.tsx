import type { GatsbyBrowser } from "gatsby";
import { hydrate, loadFrame, markHydrated } from "./src/layout/hydration";
import { linkedId } from "./src/ui/address-hash";
import { makeEntrances } from "./src/ui/motion/make-entrances";
import "./src/theme/global.css";
import "./src/theme/print.css";
import "./src/theme/forced-colors.css";

export { wrapPageElement } from "./src/layout/hydration";

export const onClientEntry = loadFrame;

export const replaceHydrateFunction = () => (process.env.NODE_ENV === "production" ? hydrate : undefined);

export const onInitialClientRender = markHydrated;

/**
 * Navigation to another page jumps to its top at once. Smooth scrolling is for anchors within a page: over a
 * long page it takes a second, and layout changes can interrupt it.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.style.scrollBehavior = "auto";
  // Counts the next page's figures even if those of the first page were shown before scripts ran.
  document.documentElement.dataset.figures = "zero";
};

function isLinkedInView(): boolean {
  const { top = -1, bottom = -1 } = document.getElementById(linkedId())?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

/** Whether the current navigation went back to a reading position. */
let isRestored = false;

/**
 * Gatsby prefers the fragment to the reading position: it would scroll to it again when scripts start, and on
 * the way back from another page.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser has scrolled already. Answers that open and close may have moved the target since, or the
  // visitor has gone on.
  if (!prevRouterProps) return isLinkedInView();
  if (!location.hash || prevRouterProps.location.pathname === location.pathname) return true;
  const [, saved = 0] = getSavedScrollPosition(location) ?? [];
  if (saved === 0) return true;
  isRestored = true;
  window.scrollTo({ top: saved, behavior: "instant" });
  return false;
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby has already scrolled.
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
  const isNewPage = prevLocation && prevLocation.pathname !== location.pathname;
  if (isNewPage && location.hash && !isRestored)
    void import(/* webpackChunkName: "stay-at-linked" */ "./src/layout/stay-at-linked").then(
      ({ stayAtLinked }) => stayAtLinked(),
    );
  isRestored = false;
  void makeEntrances(Boolean(prevLocation));
};
