/** A name of code with hyphens: "fontFamily" is "font-family", "AboutPage" is "about-page". */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
