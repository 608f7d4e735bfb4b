import type { Page } from "@playwright/test";

/** Decoding pictures takes longer than all the rest; their frames are there without them. */
export const withoutPictures = (page: Page) => page.route(/\.(?:avif|webp)$/, (route) => route.abort());
