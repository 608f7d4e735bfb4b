/** Replaces invalid and double-encoded "%" in a URL with dashes: Gatsby decodes paths twice. */
export const decodableAddress = (address: string): string =>
  address.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded).includes("%") ? encoded.replaceAll("%25", "-") : encoded;
    } catch {
      return encoded.replaceAll("%", "-");
    }
  });
