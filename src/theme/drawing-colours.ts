import { readPalette } from "../content-model/brand-files";

/**
 * Colours that components write into SVG; separate from the tokens, whose values no component needs. Bundled
 * like `colours.ts`.
 */
export const { drawing: drawingColours } = readPalette();
