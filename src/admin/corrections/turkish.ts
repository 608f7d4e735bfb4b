/**
 * Sets the language of Sveltia to Turkish before it loads. Without this it follows the browser's language: an English page around
 * Turkish labels and messages.
 */
const stored = "sveltia-cms.prefs";

const settings: unknown = JSON.parse(localStorage.getItem(stored) ?? "{}");
localStorage.setItem(stored, JSON.stringify({ ...Object(settings), locale: "tr" }));
