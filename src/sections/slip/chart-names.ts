/** Name of the boxes of a row of teeth, which are a group of their own; rows are counted from 0. */
export const rowOf = (teethName: string, row: number): string => `${teethName}-${row + 1}`;

/** Name of the boxes that link the neighbours of a row. */
export const linksOf = (teethName: string, row: number): string => `${rowOf(teethName, row)}-kopru`;
