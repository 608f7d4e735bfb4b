/** Windows of whose height a sticky header covers at most 15 %; in lower ones it scrolls away. */
export const roomForHeader = "@media screen and (min-height: 35rem)";

/** `top` of what sticks below the header, given its height, or at the window's edge where the header scrolls away. */
export const belowHeader = (height: string | { base: string; lg: string }) =>
  ({ top: "0", [roomForHeader]: { top: height } }) as const;
