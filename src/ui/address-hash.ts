/** The id that the address leads to; "" where it leads to none, or cannot be decoded. */
export function linkedId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
}
