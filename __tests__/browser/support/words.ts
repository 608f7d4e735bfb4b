const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const startingWith = (text: string) => new RegExp(`^${escaped(text)}`);

export const endingWith = (text: string) => new RegExp(`${escaped(text)}$`);
