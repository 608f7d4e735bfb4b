import { startTransition } from "react";
import { rememberInput } from "./carry-input";

let react: typeof import("react-dom/client");
let frame: typeof import("./providers");
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
export async function loadFrame(): Promise<void> {
  await nextTask();
  nameStyles();
  await nextTask();
  react = await import("react-dom/client");
  await nextTask();
  // The file first: to read it and to run what it holds are a task each.
  await import(/* webpackChunkName: "frame" */ "../theme/easing");
  await nextTask();
  await import(/* webpackChunkName: "frame" */ "../theme/system");
  await nextTask();
  frame = await import(/* webpackChunkName: "frame" */ "./providers");
  await nextTask();
}

/** The frame of every page, once `loadFrame` has ended. */
export const wrapPageElement = (...page: Parameters<typeof frame.wrapPageElement>) =>
  frame.wrapPageElement(...page);

/**
 * Hydrates as a transition, which Gatsby does not: in slices of a few milliseconds, between which the page answers. Where
 * the page differs from what React expects (translated, an extension's element in it), React makes that part anew, and what
 * the visitor did in it is copied. Where React gives up, the page becomes again what it is without scripts; one that was
 * reached by client-side navigation is loaded as such.
 */
export function hydrate(element: React.ReactNode, container: Element): void {
  const { innerHTML: html } = container;
  const { pathname } = window.location;
  const copyInput = rememberInput(container);
  const onRecoverableError = (error: unknown) => {
    console.warn(error);
    copyInput();
  };
  const onUncaughtError = (error: unknown) => {
    hasGivenUp = true;
    console.error(error);
    if (window.location.pathname !== pathname) return window.location.reload();
    container.innerHTML = html;
    copyInput();
    document.documentElement.dataset.scripts = "failed";
  };
  startTransition(() => {
    react.hydrateRoot(container, element, { onRecoverableError, onUncaughtError });
  });
}

/** Ends what styles do until then (plugins/scripts-on-intent/README.md); in a later task, when the menus have begun. */
export const sayLive = () =>
  setTimeout(() => {
    if (!hasGivenUp) document.documentElement.dataset.scripts = "live";
  });
