/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages that came over plain http. */
export function randomId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  return digits.join("").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
