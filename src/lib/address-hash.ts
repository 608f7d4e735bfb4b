function decoded(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

/** The id that the address leads to; "" where it leads to none. */
export const linkedId = (): string => decoded(window.location.hash) ?? "";

/**
 * Escapes what stands after # in the address where it cannot be decoded (`#%`), now and whenever it changes: Gatsby decodes
 * it while it renders, and would end with the whole page gone. To be called before Gatsby listens to the address.
 */
export function keepHashReadable(): void {
  const repair = () => {
    const { hash } = window.location;
    if (decoded(hash) === undefined)
      window.history.replaceState(window.history.state, "", `#${encodeURIComponent(hash.slice(1))}`);
  };
  repair();
  window.addEventListener("popstate", repair);
}
