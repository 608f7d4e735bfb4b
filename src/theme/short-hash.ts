const letters = 4;

/** While pages are made: the styles of every name so far. */
const known = new Map<string, string>();

/**
 * The part of a class name that stands for its styles, in place of `@emotion/hash` (gatsby/webpack-config.ts), whose six or
 * seven letters nothing compresses: a page has some 170 classes, each named twice, which makes 0.3 kB of 15. Four letters
 * tell 1.7 million styles apart, and the site has some five hundred.
 * @returns four digits and small letters
 * @throws Error, while pages are made, where two styles would share a name
 */
export default function shortHash(text: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const name = (hash >>> 0).toString(36).slice(-letters).padStart(letters, "0");
  if (typeof window === "undefined") noteOwner(name, text);
  return name;
}

function noteOwner(name: string, text: string): void {
  const before = known.get(name) ?? text;
  if (before !== text)
    throw new Error(
      `Two styles share the class name ${name}; src/theme/short-hash.ts needs another letter.\n${before}\n${text}`,
    );
  known.set(name, text);
}
