/** CSS percentage of a share, rounded to a ten-thousandth: 1 / 3 is "33.33%". */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
