import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** The visible handle of the range, with arrows; beside it the dimension of the layer at the line. */
export const knobCss: SystemStyleObject = {
  position: "absolute",
  left: "-23px",
  top: "calc(var(--grip) - 44px)",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  boxSize: "44px",
  border: "2px solid {colors.brand.accentFill}",
  borderRadius: "50%",
  bg: "bg.page",
  color: "brand.main",
  "input:focus-visible + i > &": { outline: "3px solid {colors.focusRing}", outlineOffset: "2px" },
  "& path": { strokeWidth: "2" },
  "& svg": { width: "24px" },
};

export const readoutCss: SystemStyleObject = {
  position: "absolute",
  right: "calc(100% + 8px)",
  padding: "0.25rem 0.75rem",
  borderRadius: "md",
  bg: "bg.page",
  color: "fg.ink",
  fontSize: "small",
  lineHeight: "1.25",
  whiteSpace: "nowrap",
  textAlign: "right",
  fontStyle: "normal",
  "& b": {
    display: "block",
    fontFamily: "heading",
    fontWeight: "400",
    fontSize: "1.375rem",
    color: "brand.accent",
  },
};

const thumb = {
  appearance: "none",
  width: "44px",
  height: "100%",
  border: "0",
  background: "none",
  cursor: "ew-resize",
};

/** The thumb is as high as the line; the visible handle is drawn separately. */
export const rangeCss = (least: number, most: number): SystemStyleObject => ({
  position: "absolute",
  // Half of the handle is outside at either end.
  left: `calc(${least}% - 22px)`,
  top: "6%",
  width: `calc(${most - least}% + 44px)`,
  height: "calc(var(--grip) - 6%)",
  margin: "0",
  appearance: "none",
  background: "none",
  outline: "none",
  // Lets vertical swipes scroll the page.
  touchAction: "pan-y",
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": thumb,
  "&::-moz-range-thumb": thumb,
});
