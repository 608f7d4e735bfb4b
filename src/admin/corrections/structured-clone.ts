/** Copies Svelte's proxies, which cannot be cloned. Without this an editor cannot duplicate an item with lists. */
export function structuredClone(value: unknown, options?: StructuredSerializeOptions): unknown {
  try {
    return globalThis.structuredClone(value, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === "DataCloneError") return copyOf(value);
    throw error;
  }
}

/** Copies arrays and plain objects; anything else is returned as it is. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (Object.prototype.toString.call(value) !== "[object Object]") return value;
  return Object.fromEntries(Object.entries(Object(value)).map(([key, part]) => [key, copyOf(part)]));
}
