import { toothRows } from "../../domain/teeth";
import type { Values } from "../contact-forms/form-values";
import { listOf } from "../contact-forms/payload";
import { slipStrings } from "./slip-strings";

/** Value of the box that links two neighbours: "14-13". */
export const linkOf = (tooth: string, next: string): string => `${tooth}-${next}`;

/** Name of the boxes that link neighbours. */
export const linksName = (teethName: string): string => `${teethName}-kopru`;

/** Groups the chosen teeth of each row: neighbours that are joined stay together. */
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

const spanOf = (run: readonly string[]): string => `${run[0]}–${run.at(-1)}`;

/** "13–23, 36": the chosen teeth in the order of the chart, three and more neighbours as a span. */
export const writeTeeth = (chosen: readonly string[]): string =>
  runsOf(chosen, () => true)
    .map((run) => (run.length > 2 ? spanOf(run) : run.join(", ")))
    .join(", ");

/** "13–11, 21–22": linked neighbours; links of teeth that are not chosen are ignored. */
export const writeBridges = (chosen: readonly string[], links: readonly string[]): string =>
  runsOf(chosen, (tooth, next) => links.includes(linkOf(tooth, next)))
    .filter((run) => run.length > 1)
    .map(spanOf)
    .join(", ");

/** "13–23 (6 diş), köprü: 13–11": the chosen and the linked teeth of a slip; empty if none is chosen. */
export function teethInWords(
  { name, bridgeLabel }: Pick<Queries.SlipFieldFieldsFragment, "name" | "bridgeLabel">,
  values: Values,
): string {
  const chosen = listOf(values[name]);
  if (chosen.length === 0) return "";
  const teeth = slipStrings.teeth(writeTeeth(chosen), chosen.length);
  const bridges = bridgeLabel ? writeBridges(chosen, listOf(values[linksName(name)])) : "";
  return bridges ? `${teeth}, ${slipStrings.bridges(bridgeLabel ?? "", bridges)}` : teeth;
}
