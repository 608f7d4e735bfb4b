/** Whether a word is too long for the largest heading, in its column on wide screens. */
export const hasLongWord = (text: string): boolean => /[^\s–-]{11}/.test(text);
