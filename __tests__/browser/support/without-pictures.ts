import type { Page } from "@playwright/test";

/** Blocks pictures, because decoding takes most of the time; their frames keep their size. */
export const withoutPictures = (page: Page) => page.route(/\.(?:avif|webp)$/, (route) => route.abort());
