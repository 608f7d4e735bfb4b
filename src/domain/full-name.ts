/**
 * Joins brand and subtitle, if any, without repeating a word: "Ege Ortodonti" and "Ortodonti Laboratuvarı" give "Ege
 * Ortodonti Laboratuvarı".
 */
export function fullName(brand: string, subtitle?: string | null): string {
  if (!subtitle) return brand;
  const [words, more] = [brand.split(" "), subtitle.split(" ")];
  const shared = more.findLastIndex(
    (_, i) => words.slice(-i - 1).join(" ") === more.slice(0, i + 1).join(" "),
  );
  return [...words, ...more.slice(shared + 1)].join(" ");
}
