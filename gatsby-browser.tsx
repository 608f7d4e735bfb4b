import type { GatsbyBrowser } from "gatsby";
import { hydrate, loadFrame, markHydrated } from "./src/layout/hydration";
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

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby has already scrolled.
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
  if (prevLocation && prevLocation.pathname !== location.pathname && location.hash)
    void import(/* webpackChunkName: "stay-at-linked" */ "./src/layout/stay-at-linked").then(
      ({ stayAtLinked }) => stayAtLinked(),
    );
  void makeEntrances(Boolean(prevLocation));
};
