/** Strings of Sveltia CMS by key; may be nested. */
export interface Words {
  readonly [key: string]: string | Words;
}

/**
 * Replaces strings of the package.
 * @param english the package's strings in English, which are complete
 * @throws Error if a key no longer exists
 */
export function mergeWords(theirs: Words, ours: Words, english: Words): Words {
  const merged = Object.entries(ours).map(([key, word]) => {
    const there = english[key];
    if (typeof there !== typeof word || there === undefined)
      throw new Error(`@sveltia/cms has no word "${key}" any more (src/admin/words.ts).`);
    if (typeof word === "string" || typeof there === "string") return [key, word] as const;
    const old = theirs[key];
    return [key, mergeWords(typeof old === "object" ? old : {}, word, there)] as const;
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}
