import { brandSchema } from "../../../content-model/brand";
import { type Palette, paletteOf } from "../../../domain/colour/palette";
import { fontCss } from "../../../theme/font-css";
import { fontStacks } from "../../../theme/font-faces";

/** Palette of a brand document; undefined if it is not valid. */
export function previewPalette(brand: unknown): Palette["colours"] | undefined {
  const { data } = brandSchema.safeParse(brand);
  return data && paletteOf(data).colours;
}

/** Style sheet in the site's typefaces and colours. */
export const previewStyle = ({ bg, fg, brand, border }: Palette["colours"]): string => `${fontCss}
:root { color-scheme: only light; }
* { box-sizing: border-box; margin: 0; }
body { background: ${bg.page}; color: ${fg.ink}; font: 400 16px/1.6 ${fontStacks.sans}; overflow-wrap: break-word; }
main { padding: 24px 24px 64px; max-width: 760px; margin: 0 auto; }
h1, h2, h3 { font-weight: 400; line-height: 1.15; text-wrap: balance; }
h1, h2 { font-family: ${fontStacks.serif}; }
h1 { font-size: 42px; }
h2 { font-size: 30px; }
h3 { font-size: 17px; font-weight: 600; }
section { border-top: 1px solid ${border.hairline}; padding: 24px 0; margin-top: 24px; }
:is(section, main, .group, .item) > * + * { margin-top: 10px; }
.note, .caption, .row span { color: ${fg.muted}; font-size: 13px; }
.note { border: 1px solid ${border.hairline}; border-radius: 6px; padding: 8px 12px; margin-bottom: 24px; }
.tag { color: ${brand.accent}; font-weight: 600; font-size: 14px; }
.lede { font-size: 18px; color: ${fg.muted}; }
.row span::after { content: ":"; }
.items { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 12px; }
.items > * { margin: 0; }
.item { background: ${bg.surface}; border: 1px solid ${border.hairline}; border-radius: 6px; padding: 14px; }
.stat b { color: ${brand.accent}; font: 400 28px/1.2 ${fontStacks.serif}; }
img { display: block; max-width: 100%; max-height: 440px; border-radius: 6px; }
.marked { all: unset; position: relative; display: block; width: fit-content; cursor: crosshair; }
.marked svg { position: absolute; inset: 0; width: 100%; height: 100%; fill: currentColor; stroke-width: 3; }
.marked line { stroke: currentColor; }
.marked text { font-size: 44px; font-weight: 600; paint-order: stroke; stroke: ${bg.page}; stroke-width: 10px; }
.focus { position: absolute; left: var(--x); top: var(--y); width: 20px; height: 20px; margin: -10px; border: 3px solid ${brand.accent}; border-radius: 50%; }
figcaption { color: ${fg.muted}; font-size: 13px; }
ul, ol { padding-left: 20px; }
a { color: ${fg.link}; }
mark { background: ${bg.danger}; color: inherit; }
`;
