/**
 * How many items stand in each row, so that all rows are full and as alike as can be: `evenRows(7, 3)` is `[3, 2, 2]`.
 * @param most items in a row
 */
export function evenRows(count: number, most: number): number[] {
  const rows = Math.max(Math.ceil(count / most), 1);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** Whether the item at `index` is the last of its row. */
export function endsRow(index: number, count: number, most: number): boolean {
  let end = 0;
  return evenRows(count, most).some((row) => {
    end += row;
    return end === index + 1;
  });
}
