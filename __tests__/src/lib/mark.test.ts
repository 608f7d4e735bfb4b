import { paletteOf } from "../../../src/lib/colour/palette";
import { markIcon, markSymbol } from "../../../src/lib/mark";

const palette = paletteOf({ main: "#7B1E3A", accent: "#8A5E1C" });
const svg = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 10 10" fill="none" id="root">
  <defs><linearGradient id="a"><stop stop-color="var(--accent, #000)"/></linearGradient></defs>
  <circle r="4" fill="url(#a)"/>
  <use href="#a"/>
  <path d="M0 0h1" stroke="currentColor" fill="var(--unknown, red)"/>
</svg>`;

test("a mark becomes a symbol: its frame, what all of it has, its colours, its own names", () => {
  expect(markSymbol(svg, palette)).toBe(
    '<symbol id="brand-mark" viewBox="0 0 10 10" fill="none"><defs><linearGradient id="brand-mark-a">' +
      '<stop stop-color="#8A5E1C"/></linearGradient></defs><circle r="4" fill="url(#brand-mark-a)"/>' +
      '<use href="#brand-mark-a"/><path d="M0 0h1" stroke="currentColor" fill="red"/></symbol>',
  );
});

test("the icon has the mark in the light main colour on the deep ground", () => {
  const icon = markIcon(svg, palette);
  expect(icon).toContain(`fill="${palette.colours.bg.deep}"`);
  expect(icon).toContain(`<g color="${palette.colours.brand.light}"`);
  expect(icon).toContain('<circle r="4" fill="url(#brand-mark-a)"/>');
});

test("what has no frame is refused", () => {
  expect(() => markSymbol("<svg><path/></svg>", palette)).toThrow("viewBox");
});
