/*
 * In place of `@floating-ui/dom` (gatsby/webpack-config.ts). Chakra's menus can work out where they stand; those of the header
 * stand where styles put them (`header-menu.tsx`), so the library, 6 kB of every page's scripts, would be loaded for nothing.
 */

const nothing = () => undefined;

export {
  nothing as arrow,
  nothing as flip,
  nothing as hide,
  nothing as limitShift,
  nothing as offset,
  nothing as shift,
  nothing as size,
};

/** Says once that the place is known, and watches nothing. */
export function autoUpdate(_reference: unknown, _floating: unknown, update: () => void): () => void {
  update();
  return nothing;
}

/** @throws Error always: whatever asks for a place needs the library, and this alias has to go */
export function computePosition(): never {
  throw new Error(
    "Something asks where it shall stand: take the alias of @floating-ui/dom out of gatsby/webpack-config.ts.",
  );
}
