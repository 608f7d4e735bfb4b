/** Letters a field takes; the function refuses more. */
export const maxLengths = { line: 500, email: 320, area: 5_000 } as const;
