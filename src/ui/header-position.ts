/** Negative in windows of whose height a sticky header would cover more than 15 %. */
const room = "(15vh - 5.25rem) * 999";

/** `top` of the header: it scrolls away in such windows. */
export const headerTop = `clamp(-100vh, ${room}, 0px)`;

/** `top` of what sticks below the header, given its height, or at the window's edge where the header scrolls away. */
export const belowHeader = (height: string) => `clamp(0px, ${room}, ${height})`;
