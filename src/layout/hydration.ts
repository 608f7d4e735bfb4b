import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberInput } from "./carry-input";

let hasGivenUp = false;

/** Events for which React would hydrate the page in one task. */
const presses = [
  "pointerdown",
  "touchstart",
  "mousedown",
  "pointerup",
  "touchend",
  "mouseup",
  "click",
] as const;

/** Hides presses from React unless they are on a control; the browser itself follows links. */
function keepFromReact(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element && target.closest("button, input, select, textarea")))
    event.stopPropagation();
}

function givePresses(): void {
  for (const press of presses) removeEventListener(press, keepFromReact, true);
}

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
  for (const press of presses) addEventListener(press, keepFromReact, true);
  startTransition(() => {
    hydrateRoot(container, element, { onRecoverableError, onUncaughtError });
  });
}

/** Marks the page as hydrated in a later task, after the menus have hydrated. */
export function markHydrated(): void {
  // Idle, because React hydrates the sections after the frame.
  if ("requestIdleCallback" in window) requestIdleCallback(givePresses, { timeout: 2000 });
  else setTimeout(givePresses);
  setTimeout(() => {
    if (!hasGivenUp) document.documentElement.dataset.scripts = "live";
  });
}
