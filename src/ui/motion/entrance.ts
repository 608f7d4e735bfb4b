/** Entrance effects: a card rises, a range grows from its left end. */
export type Entrance = "rise" | "draw";

export const entrance = (kind: Entrance) => ({ "data-entrance": kind });
