import type { GatsbyBrowser } from "gatsby";
import { fetchMotionOnReach, noteNavigation } from "./src/components/motion/use-arrival";
import { keepHashReadable } from "./src/lib/address-hash";

let providers: typeof import("./src/layout/browser-providers");

/** Lets the browser answer the visitor before more is run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads what all pages share in parts, each run in a task of its own, so that none keeps a cheap phone busy. The names
 * of these chunks begin with what `plugins/scripts-on-intent` looks for.
 */
export const onClientEntry = async () => {
  keepHashReadable();
  await import(/* webpackChunkName: "every-page-frame" */ "@chakra-ui/react/styled-system");
  await nextTask();
  await import(/* webpackChunkName: "every-page-frame" */ "./src/theme/system");
  await nextTask();
  providers = await import(/* webpackChunkName: "every-page-frame" */ "./src/layout/browser-providers");
  await nextTask();
  if (process.env.NODE_ENV === "production") return;
  const { insertGlobalStyles } = await import("./src/theme/global-styles");
  insertGlobalStyles(providers.styles);
};

/** React has given the whole page up: the loader puts it into the form it has without scripts. */
export const onUncaughtError = () => void document.dispatchEvent(new Event("scripts:failed"));

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (...page) =>
  providers.wrapPageElement(...page);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  fetchMotionOnReach();
  // The loader in the page repeats now what was done before (`plugins/scripts-on-intent/loader.ts`); in a task of its
  // own, since React cannot take over a section at once while it runs an effect.
  setTimeout(() => document.dispatchEvent(new Event("scripts:live")));
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteNavigation();
};
