/** A caliper's line between its ends. */
export const middleLine = {
  height: "11px",
  background: "linear-gradient(currentColor, currentColor) 50%/100% 1px no-repeat",
} as const;
