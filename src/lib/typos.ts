/**
 * How many typing errors lie between what was typed and a word, or its beginning: a letter too many, too few, wrong, or two
 * that changed places.
 * @param most errors from which on nobody asks
 * @returns `most` + 1 where there are more
 */
export function typosBetween(typed: string, word: string, most: number): number {
  const tooMany = most + 1;
  if (typed.length > word.length + most) return tooMany;
  // Only as much of the word as could have been typed so far.
  const target = word.slice(0, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= target.length; j += 1) {
      const same = typed[i - 1] === target[j - 1];
      const swapped = i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1];
      const changed = (row[j - 1] ?? tooMany) + (same ? 0 : 1);
      const added = Math.min(row[j] ?? tooMany, next[j - 1] ?? tooMany) + 1;
      next[j] = Math.min(changed, added, swapped ? (before[j - 2] ?? tooMany) + 1 : tooMany);
    }
    if (Math.min(...next) > most) return tooMany;
    before = row;
    row = next;
  }
  const whole = target.length === word.length ? (row[target.length] ?? tooMany) : tooMany;
  // Of a short word nearly every beginning is like some other.
  const beginning = typed.length >= shortestBeginning ? Math.min(...row) : tooMany;
  return Math.min(whole, beginning, tooMany);
}

/** Letters from which on what was typed may be the beginning of a longer word. */
const shortestBeginning = 5;
