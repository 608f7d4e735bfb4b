/** Converts to kebab case: "fontFamily" to "font-family", "AboutPage" to "about-page". */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
