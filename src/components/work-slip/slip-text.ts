import { writeBridges, writeTeeth } from "../../lib/chosen-teeth";
import { writeDate } from "../../lib/delivery/write-days";
import { slipStrings } from "../../lib/slip-strings";
import { toothRows } from "../../lib/teeth";
import { linksOf, rowOf } from "./chart-names";
import type { SlipDraft } from "./slip-draft";

type Field = Pick<Queries.SlipFieldFieldsFragment, "name" | "label" | "kind" | "bridgeLabel">;

/** The values of the boxes of a name that are ticked. */
const tickedIn = ({ ticked }: SlipDraft, name: string): string[] =>
  ticked.filter((box) => box.startsWith(`${name}=`)).map((box) => box.slice(name.length + 1));

/** The same of boxes that have a name for each row of teeth. */
const tickedInRows = (draft: SlipDraft, nameOf: (row: number) => string): string[] =>
  toothRows.flatMap((_, row) => tickedIn(draft, nameOf(row)));

/** "13–23 (6 diş), köprü: 13–11": the chosen teeth, and which of them are linked; empty where none is chosen. */
export function teethInWords({ name, bridgeLabel }: Field, draft: SlipDraft): string {
  const chosen = tickedInRows(draft, (row) => rowOf(name, row));
  if (chosen.length === 0) return "";
  const links = tickedInRows(draft, (row) => linksOf(name, row));
  const bridges = bridgeLabel ? writeBridges(chosen, links) : "";
  return [
    slipStrings.teeth(writeTeeth(chosen), chosen.length),
    ...(bridges ? [slipStrings.bridges(bridgeLabel ?? "", bridges)] : []),
  ].join(", ");
}

/** The slip as a text that can be sent: a line for each field in which something stands. */
export function slipText(
  title: string,
  fields: readonly Field[],
  draft: SlipDraft,
  nameOf: (slug: string) => string | undefined,
): string {
  const read = (field: Field): string => {
    const written = draft.texts[field.name] ?? "";
    switch (field.kind) {
      case "teeth":
        return teethInWords(field, draft);
      case "choice":
      case "choices":
        return tickedIn(draft, field.name).join(", ");
      case "product":
        return nameOf(written) ?? "";
      case "date":
      case "wantedDay":
        return written && writeDate(written);
      default:
        return written.trim();
    }
  };
  const lines = fields.flatMap((field) => {
    const value = read(field);
    return value ? [`${field.label}: ${value}`] : [];
  });
  return [title, ...lines].join("\n");
}
