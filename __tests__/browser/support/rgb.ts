/** A colour in the browser's notation: "#0F4C5C" is "rgb(15, 76, 92)". */
export const rgb = (hex: string): string => {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
};
