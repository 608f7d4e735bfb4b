import { readPalette } from "../content-model/brand-files";

/** Colours that parts write out; apart from the tokens, of which no part needs the values. For bundles as in `colours.ts`. */
export const { drawing: drawingColours } = readPalette();
