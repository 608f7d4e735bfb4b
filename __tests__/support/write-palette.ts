import { writePalette } from "#src/build/brand.ts";

/** The theme's palette, which a build writes as well. */
export default (): void => writePalette(".");
