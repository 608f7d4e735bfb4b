import { paletteOf } from "#src/domain/colour/palette.ts";
import { logoIcon, logoSymbol } from "#src/domain/logo.ts";

const palette = paletteOf({ main: "#7B1E3A", accent: "#8A5E1C" });
const svg = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 10 10" fill="none" id="root">
  <defs><linearGradient id="a"><stop stop-color="var(--accent, #000)"/></linearGradient></defs>
  <circle r="4" fill="url(#a)"/>
  <use href="#a"/>
  <path d="M0 0h1" stroke="currentColor" fill="var(--unknown, red)"/>
</svg>`;

test("a logo becomes a symbol with its own ids", () => {
  expect(logoSymbol(svg, palette)).toBe(
    '<symbol id="logo" viewBox="0 0 10 10" fill="none"><defs><linearGradient id="logo-a">' +
      '<stop stop-color="#8A5E1C"/></linearGradient></defs><circle r="4" fill="url(#logo-a)"/>' +
      '<use href="#logo-a"/><path d="M0 0h1" stroke="currentColor" fill="red"/></symbol>',
  );
});

test.each([
  [`<g id='a'/><path fill='url(#a)'/>`, `<g id='logo-a'/><path fill='url(#logo-a)'/>`],
  [`<g id = "a"/><use href = '#a'/>`, `<g id = "logo-a"/><use href = '#logo-a'/>`],
  [`<g id="a"/><path fill="url( '#a')"/>`, `<g id="logo-a"/><path fill="url( '#logo-a')"/>`],
])("ids in %s get a prefix", (parts, found) => {
  expect(logoSymbol(`<svg viewBox="0 0 9 9">${parts}</svg>`, palette)).toContain(`>${found}<`);
});

test("a reference of the root gets a prefix", () => {
  const root = `<svg viewBox="0 0 9 9" fill='url("#a")'><g id="a"/></svg>`;
  expect(logoSymbol(root, palette)).toContain(`fill='url("#logo-a")'`);
});

test("the icon has the light logo on the deep background", () => {
  const icon = logoIcon(svg, palette);
  expect(icon).toContain(`fill="${palette.colours.bg.deep}"`);
  expect(icon).toContain(`<g color="${palette.colours.brand.light}"`);
  expect(icon).toContain('<circle r="4" fill="url(#logo-a)"/>');
});
