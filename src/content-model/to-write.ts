// Placeholders that `npm run adopt` writes; they stop a production build.

/** Prefix of a text that is still to be written. */
export const toWrite = "Yazılacak:";

/** Part of the placeholder logo, by which the check recognises it. */
export const placeholderLogo = "M20 4a16 16 0 1 0 .01 0z";
