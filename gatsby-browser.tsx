import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import { makeEntrances } from "./src/components/motion/make-entrances";
import { arrived, travelBetweenPages } from "./src/lib/travel";
import "./src/theme/global.css";

let react: typeof import("react-dom/client");
let frame: typeof import("./src/layout/providers");
let hasGivenUp = false;

/** Lets the browser answer the visitor before more is run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Names to Emotion the styles that the page has, before it begins: it would write them a second time (gatsby-ssr.tsx). */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-emotion=css]")) {
    const names = Array.from(style.textContent.matchAll(/\.css-(\w+)/g), ([, name]) => name);
    style.dataset.emotion = ["css", ...new Set(names)].join(" ");
  }
}

/** Runs React and what all pages share in tasks of their own: in one with Gatsby they keep a slow phone busy for 200 ms. */
export const onClientEntry = async () => {
  nameStyles();
  await nextTask();
  react = await import("react-dom/client");
  await nextTask();
  // The file first: to read it and to run what it holds are a task each.
  await import(/* webpackChunkName: "frame" */ "./src/theme/easing");
  await nextTask();
  await import(/* webpackChunkName: "frame" */ "./src/theme/system");
  await nextTask();
  frame = await import(/* webpackChunkName: "frame" */ "./src/layout/providers");
  await nextTask();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (...page) => frame.wrapPageElement(...page);

/**
 * Hydrates as a transition, which Gatsby does not: in slices of a few milliseconds, between which the page answers. Where
 * React gives up the whole page, which leaves it empty, the page becomes again what it is without scripts.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: React.ReactNode, container: Element) => {
        const { innerHTML: html } = container;
        const { pathname } = window.location;
        const onUncaughtError = (error: unknown) => {
          hasGivenUp = true;
          reportError(error);
          if (window.location.pathname !== pathname) return window.location.reload();
          container.innerHTML = html;
          document.documentElement.dataset.scripts = "failed";
        };
        startTransition(() => void react.hydrateRoot(container, element, { onUncaughtError }));
      }
    : undefined;

/** Ends what styles do until then (plugins/scripts-on-intent/README.md); in a later task, when the menus have begun. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  travelBetweenPages();
  setTimeout(() => {
    if (!hasGivenUp) document.documentElement.dataset.scripts = "live";
  });
};

/**
 * A page one goes to begins at its top at once. Within a page anchors are scrolled to smoothly; from the end of a long page
 * to the top of the next that takes a second, and what moves meanwhile may end it half-way.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.documentElement.style.scrollBehavior = "auto";
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  arrived();
  // Gatsby has scrolled by now.
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
  void makeEntrances(Boolean(prevLocation));
};
