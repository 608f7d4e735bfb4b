import { startTransition } from "react";
import { rememberInput } from "./carry-input";

let react: typeof import("react-dom/client");
let frame: typeof import("./providers");
let hasGivenUp = false;

/** Lets the browser answer the visitor before more is run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs React and the frame of all pages in tasks of their own (docs/decisions/scripts-when-idle.md). */
export async function loadFrame(): Promise<void> {
  await nextTask();
  react = await import("react-dom/client");
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

/** Ends what styles do until then, in a later task: when the menus have begun. */
export function markHydrated(): void {
  setTimeout(() => {
    if (!hasGivenUp) document.documentElement.dataset.scripts = "live";
  });
}
