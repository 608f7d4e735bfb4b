import { readMark, readPalette } from "../../content-model/brand-files";
import { markSymbol } from "../lib/mark";

/** The brand's mark for every page. `plugins/brand/values-loader.cjs` puts it in place of this file, as with the colours. */
export const brandSymbol = markSymbol(readMark(), readPalette());
