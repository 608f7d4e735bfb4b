/**
 * Stores Turkish as the language of Sveltia, before it is loaded. Without this it follows the browser's language,
 * which leaves editors with an English page around Turkish labels and messages.
 */
const stored = "sveltia-cms.prefs";

const settings: unknown = JSON.parse(localStorage.getItem(stored) ?? "{}");
localStorage.setItem(stored, JSON.stringify({ ...Object(settings), locale: "tr" }));
