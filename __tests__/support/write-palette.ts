import { writePalette } from "../../plugins/brand/palette";

/** The theme's palette, which a build writes as well. */
export default (): void => writePalette(".");
