import { toothRows } from "../../domain/teeth";

/** What joins two neighbours of a row: "14-13". */
export const linkOf = (tooth: string, next: string): string => `${tooth}-${next}`;

/** The chosen teeth of each row, neighbours that are joined together. */
function runsOf(chosen: readonly string[], joins: (tooth: string, next: string) => boolean): string[][] {
  const runs: string[][] = [];
  for (const { teeth } of toothRows) {
    let before: string | undefined;
    for (const { number } of teeth) {
      const isChosen = chosen.includes(number);
      if (isChosen && before && joins(before, number)) runs.at(-1)?.push(number);
      else if (isChosen) runs.push([number]);
      before = isChosen ? number : undefined;
    }
  }
  return runs;
}

/** "13–23" for three teeth and more that stand side by side, "11, 21" for fewer. */
const inWords = (runs: readonly string[][]): string =>
  runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");

/** "13–23, 36": the chosen teeth, in the order of the chart. */
export const writeTeeth = (chosen: readonly string[]): string => inWords(runsOf(chosen, () => true));

/**
 * "13–11; 21, 22": chosen neighbours that are linked.
 * @param links as `linkOf` writes them; one whose tooth is not chosen any more counts for nothing
 */
export const writeBridges = (chosen: readonly string[], links: readonly string[]): string =>
  runsOf(chosen, (tooth, next) => links.includes(linkOf(tooth, next)))
    .filter((run) => run.length > 1)
    .map((run) => `${run[0]}–${run.at(-1)}`)
    .join(", ");
