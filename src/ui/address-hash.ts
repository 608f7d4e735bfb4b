/** Decoded fragment of the URL; "" if missing or malformed. */
export function linkedId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
}
