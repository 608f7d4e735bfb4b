/** Query results allow null at the top; the content check guarantees the documents behind them. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the content.`);
  return value;
}
