/**
 * What a part does as it comes into view: a card rises a little, a range draws itself from its left end, a tick grows, the
 * layers of a drawing build one after the other (`data-order`).
 */
export type Entrance = "rise" | "draw" | "grow" | "build";

/** Marks an element of a page for its entrance. */
export const entrance = (kind: Entrance) => ({ "data-entrance": kind });
