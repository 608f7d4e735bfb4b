const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whatever begins with the text. */
export const startingWith = (text: string) => new RegExp(`^${escaped(text)}`);

/** Whatever ends with the text, such as the address of a page. */
export const endingWith = (text: string) => new RegExp(`${escaped(text)}$`);
