/**
 * Title in tabs and search results: the brand first on the home page, otherwise last.
 * @param path route of the page
 */
export const pageTitle = (path: string, title: string, brand: string): string =>
  path === "/" ? `${brand} | ${title}` : `${title} | ${brand}`;
