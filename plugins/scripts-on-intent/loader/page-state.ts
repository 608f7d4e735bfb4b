/** How far scripts have come in this page. */
export const state = {
  /** They are being run. */
  started: false,
  /** React has taken over the page. */
  live: false,
  /** They did not come, or failed before the page was live. */
  failed: false,
};

/** `gatsby-browser.tsx` says so when React has taken over the page, a part of it (`src/components/hydration-boundary.tsx`) for itself. */
export const liveEvent = "scripts:live";

/** `gatsby-browser.tsx` says so when React could not take over the page. */
export const failedEvent = "scripts:failed";

/** Whether React answers for an element: it has taken over the page, and the part of it that the element is in. */
export const isLive = (element: Element) => state.live && !element.closest("[data-dehydrated]");
