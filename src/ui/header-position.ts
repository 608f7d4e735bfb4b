import { roomForHeader } from "../theme/breakpoints";

/** `top` of what sticks below the header, given its height, or at the window's edge where the header scrolls away. */
export const belowHeader = (height: string | { base: string; lg: string }) =>
  ({ top: "0", [roomForHeader]: { top: height } }) as const;
