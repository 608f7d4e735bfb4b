import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
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
  if (process.env.NODE_ENV === "development") (await import("./src/lib/editor-frame")).listenToEditor();
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

/** Whether React has given the page up that the server made, before it was live. */
let isGivenUp = false;

/** Puts the server's page back, with what was typed into it: React takes it away where it could not take it over. */
function giveUp(container: Element, page: readonly ChildNode[]): void {
  if (document.documentElement.hasAttribute("data-live")) return;
  isGivenUp = true;
  // React empties the page first.
  setTimeout(() => {
    container.replaceChildren(...page);
    onUncaughtError();
  });
}

/**
 * Takes over the server's HTML in slices of a few milliseconds: as a transition, which Gatsby's own does not, so that
 * its one task keeps a cheap phone busy four times as long (`npm run bench:tasks`). React asks this function for what
 * to do with an error, since Gatsby hands its own handlers to its own hydration alone.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: React.ReactNode, container: Element) => {
        const page = [...container.childNodes];
        startTransition(() => {
          hydrateRoot(container, element, {
            onUncaughtError(error) {
              console.error(error);
              giveUp(container, page);
            },
          });
        });
      }
    : undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (...page) =>
  providers.wrapPageElement(...page);

/** Stops watching for the parts of the page that is shown. */
let stopEntrances: () => void = () => undefined;
let entrances: Promise<typeof import("./src/components/motion/entrances")> | undefined;

/** Parts of the page make their entrance as they come into view; decoration only, without it pages just stand. */
async function makeEntrances(isNew: boolean): Promise<void> {
  try {
    entrances ??= import(/* webpackChunkName: "entrances" */ "./src/components/motion/entrances");
    const { watchEntrances } = await entrances;
    stopEntrances();
    stopEntrances = watchEntrances(isNew);
  } catch {
    entrances = undefined;
  }
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // The loader in the page repeats now what was done before (`plugins/scripts-on-intent/loader.ts`); in a task of its
  // own, since React cannot take over a section at once while it runs an effect.
  setTimeout(() => {
    if (!isGivenUp) document.dispatchEvent(new Event("scripts:live"));
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
  // Gatsby has scrolled by now.
  requestAnimationFrame(() => document.documentElement.style.removeProperty("scroll-behavior"));
  void makeEntrances(Boolean(prevLocation));
};
