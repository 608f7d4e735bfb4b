/** Path of the browser to test in. @throws Error saying how to provide one */
export function findBrowser(): Promise<string>;
