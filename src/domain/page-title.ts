/** Search results cut titles after this many characters. */
const longestTitle = 60;

/**
 * Title in tabs and search results. The home page begins with the brand; other pages end with it where it is not cut.
 * @param path route of the page
 */
export function pageTitle(path: string, title: string, brand: string): string {
  if (path === "/") return `${brand} | ${title}`;
  const branded = `${title} | ${brand}`;
  return branded.length > longestTitle ? title : branded;
}
