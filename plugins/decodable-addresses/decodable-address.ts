/** Writes each "%" of an address that begins no UTF-8 character as "%25". */
export const decodableAddress = (address: string): string =>
  address.replace(/(?:%[0-9a-f]{2})+|%/gi, (encoded) => {
    try {
      decodeURIComponent(encoded);
      return encoded;
    } catch {
      return encoded.replaceAll("%", "%25");
    }
  });
