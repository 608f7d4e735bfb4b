/**
 * Replaces each "%" of an address that begins no UTF-8 character, and each encoded one, by a dash: Gatsby decodes a path twice, so
 * that no "%" may be left after the first time.
 */
export const decodableAddress = (address: string): string =>
  address.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded).includes("%") ? encoded.replaceAll("%25", "-") : encoded;
    } catch {
      return encoded.replaceAll("%", "-");
    }
  });
