/** Narrows a nullable query result; the content check guarantees that the document exists. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the content.`);
  return value;
}
