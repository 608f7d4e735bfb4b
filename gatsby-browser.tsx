import type { GatsbyBrowser } from "gatsby";
import { hydrate, loadFrame, markHydrated } from "./src/layout/hydration";
import { enterEntry, isStillAtLinked, leaveEntry } from "./src/layout/reading-position";
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
  leaveEntry();
  document.documentElement.style.scrollBehavior = "auto";
  // Counts the next page's figures even if those of the first page were shown before scripts ran.
  document.documentElement.dataset.figures = "zero";
};

/** Gatsby would always return to the fragment when scripts start. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps ? true : isStillAtLinked();

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby has already scrolled.
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
  const saved = enterEntry();
  // A link within the page.
  if (prevLocation?.pathname === location.pathname) return;
  // On the way back Gatsby would prefer the fragment to the reading position.
  if (prevLocation && (saved !== undefined || location.hash))
    void import(/* webpackChunkName: "stay-at-position" */ "./src/layout/stay-at-position").then(
      ({ stayAtPosition }) => stayAtPosition(saved),
    );
  void makeEntrances(Boolean(prevLocation));
};
