import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchMotionOnReach, noteNavigation } from "./src/components/motion/use-arrival";

let providers: typeof import("./src/layout/browser-providers");

/** Lets the browser answer the visitor before more is run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads what all pages share in parts, each run in a task of its own, so that none keeps a cheap phone busy. */
export const onClientEntry = async () => {
  await import(/* webpackChunkName: "styled-system" */ "@chakra-ui/react/styled-system");
  await nextTask();
  await import(/* webpackChunkName: "browser-config" */ "./src/theme/browser-config");
  await nextTask();
  await import(/* webpackChunkName: "system" */ "./src/theme/system");
  await nextTask();
  providers = await import(/* webpackChunkName: "frame" */ "./src/layout/browser-providers");
  await nextTask();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (...page) =>
  providers.wrapPageElement(...page);

/** Takes over the server's HTML in slices of a few milliseconds: as a transition, and section by section. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: React.ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, element);
        })
    : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  fetchMotionOnReach();
  // The loader in the page repeats now what was done before (`plugins/scripts-on-intent/loader.ts`); in a task of its
  // own, since React cannot take over a section at once while it runs an effect.
  setTimeout(() => document.dispatchEvent(new Event("scripts:live")));
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteNavigation();
};
