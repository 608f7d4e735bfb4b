/** Path of the browser to test in; says which it is. @throws Error saying how to provide one */
export function findBrowser(): Promise<string>;
/** Playwright's own Chromium, downloaded if need be; undefined where that fails. */
export function playwrightBrowser(): Promise<string | undefined>;
