/**
 * What a part does as it comes into view: a card rises a little, a range draws itself from its left end.
 */
export type Entrance = "rise" | "draw";

/** Marks an element of a page for its entrance. */
export const entrance = (kind: Entrance) => ({ "data-entrance": kind });
