const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches texts with this beginning. */
export const startingWith = (text: string) => new RegExp(`^${escaped(text)}`);

/** Matches texts with this end, such as the address of a page. */
export const endingWith = (text: string) => new RegExp(`${escaped(text)}$`);
