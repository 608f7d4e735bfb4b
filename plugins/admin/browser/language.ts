/** Sveltia follows the browser's language, while labels, messages and the guide are Turkish. */
export function setTurkish(): void {
  Object.defineProperties(navigator, { language: { value: "tr" }, languages: { value: ["tr"] } });
}
