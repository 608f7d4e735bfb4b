import { startTransition } from "react";
import { rememberInput } from "./carry-input";

let react: typeof import("react-dom/client");
let frame: typeof import("./providers");
let hasGivenUp = false;

/** Yields to the browser, so that it can respond to the visitor. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads React and the page frame in separate tasks (docs/decisions/scripts-when-idle.md). */
export async function loadFrame(): Promise<void> {
  await nextTask();
  react = await import("react-dom/client");
  await nextTask();
  await import(/* webpackChunkName: "frame" */ "../theme/system");
  await nextTask();
  frame = await import(/* webpackChunkName: "frame" */ "./providers");
  await nextTask();
}

/** The frame of every page, set by `loadFrame`. */
export const wrapPageElement = (...page: Parameters<typeof frame.wrapPageElement>) =>
  frame.wrapPageElement(...page);

/**
 * Hydrates as a transition, unlike Gatsby: in short slices, so that the page stays responsive. If the HTML
 * differs from what React expects (a translation, a browser extension), React renders that part again and the
 * visitor's input is copied to it. If React fails, the original HTML is restored; a page reached by
 * client-side navigation is reloaded.
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

/** Marks the page as hydrated in a later task, after the menus have hydrated. */
export function markHydrated(): void {
  setTimeout(() => {
    if (!hasGivenUp) document.documentElement.dataset.scripts = "live";
  });
}
