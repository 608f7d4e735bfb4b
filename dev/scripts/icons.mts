/**
 * Writes `static/icons.svg`, the drawings of all icons of the site. Run it by hand after a change of `iconNames` or
 * `interfaceIconNames`:
 *   npx tsx dev/scripts/icons.mts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { iconSprite } from "./icon-sprite.ts";

writeFileSync(fileURLToPath(new URL("../../static/icons.svg", import.meta.url)), iconSprite());
