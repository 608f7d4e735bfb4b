import { withTimeout } from "./with-timeout";

/** Milliseconds a page that has been fetched has to stand. */
const patience = 1000;

/** Ends the movement to a page once that page stands. */
let arrive: () => void = () => undefined;

/** For `onRouteUpdate`: the page that was gone to is there. */
export const arrived = () => arrive();

/** Runs what changes the page while nothing is painted; Gatsby's router would wait for the next frame in vain. */
async function withoutFrames(change: () => Promise<void>): Promise<void> {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()));
  await change().catch(() => undefined);
  window.requestAnimationFrame = requestAnimationFrame;
}

/**
 * Goes to pages of the site as one movement, where the browser knows how: what both pages name alike travels from place to place
 * (`view-transition-name` in `src/theme/global.css`). The page is fetched first, since nothing answers while it moves.
 */
export function travelBetweenPages(): void {
  const go = window.___navigate;
  window.___navigate = async (to, options) => {
    const here = window.location.pathname;
    const there = typeof to === "string" ? new URL(to, window.location.href).pathname : here;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || there === here || !("startViewTransition" in document)) return go(to, options);
    await window.___loader.loadPage(there);
    const standing = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        go(to, options);
      });
    document.startViewTransition(() => withoutFrames(() => withTimeout(patience, standing())));
  };
}
