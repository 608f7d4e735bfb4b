import { readLogo, readPalette } from "../content-model/brand-files";
import { logoSymbol } from "../domain/logo";

/** The brand's logo for every page. `plugins/brand/values-loader.cjs` puts it in place of this file, as with the colours. */
export const logo = logoSymbol(readLogo(), readPalette());
