import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { palette } from "../../theme/palette";

const arrows = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${palette.colours.brand.main}" stroke-width="2"><path d="M9 7l-5 5 5 5M15 7l5 5-5 5"/></svg>`,
);

const thumb: SystemStyleObject = {
  appearance: "none",
  boxSizing: "border-box",
  boxSize: "44px",
  border: "2px solid {colors.brand.accentFill}",
  borderRadius: "50%",
  bg: `{colors.bg.page} url("data:image/svg+xml,${arrows}") center / 24px no-repeat`,
  cursor: "ew-resize",
  pointerEvents: "auto",
};

const focused = { outline: "3px solid {colors.focusRing}", outlineOffset: "2px" };

/** A range of which only the handle takes a pointer, so that a swipe over the picture scrolls the page. */
export const rangeCss = (min: number, max: number): SystemStyleObject => ({
  position: "absolute",
  // Half of the handle is outside at either end.
  left: `calc(${min}% - 22px)`,
  top: "calc(var(--grip) - 44px)",
  width: `calc(${max - min}% + 44px)`,
  height: "44px",
  margin: "0",
  appearance: "none",
  background: "none",
  outline: "none",
  pointerEvents: "none",
  // Lets vertical swipes that start on the handle scroll the page.
  touchAction: "pan-y",
  "&::-webkit-slider-thumb": thumb,
  "&::-moz-range-thumb": thumb,
  "&:focus-visible::-webkit-slider-thumb": focused,
  "&:focus-visible::-moz-range-thumb": focused,
});
