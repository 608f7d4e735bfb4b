/** Stops watching the current page. */
let stop: () => void = () => undefined;

/**
 * Animates elements as they scroll into view; decoration only.
 * @param isNew reached by client-side navigation
 */
export async function makeEntrances(isNew: boolean): Promise<void> {
  const module = await import(/* webpackChunkName: "entrances" */ "./entrances").catch(() => null);
  stop();
  stop = module?.watchEntrances(isNew) ?? stop;
}
