import { ownWords } from "../words";

/** Translates the browsers' network errors ("Failed to fetch"), which Sveltia shows. */
export function explainOffline(): void {
  const fetchOnline = window.fetch;
  window.fetch = async (...request) => {
    try {
      return await fetchOnline(...request);
    } catch (error) {
      throw error instanceof TypeError ? new TypeError(ownWords.offline, { cause: error }) : error;
    }
  };
}
