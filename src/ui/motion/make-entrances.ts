/** Stops watching for the parts of the page that is shown. */
let stop: () => void = () => undefined;

/**
 * Parts of the page make their entrance as they come into view; decoration only, without its script pages just stand.
 * @param isNew the page was gone to within the site
 */
export async function makeEntrances(isNew: boolean): Promise<void> {
  const module = await import(/* webpackChunkName: "entrances" */ "./entrances").catch(() => null);
  stop();
  stop = module?.watchEntrances(isNew) ?? stop;
}
