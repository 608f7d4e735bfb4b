import { writeDate } from "../../domain/delivery/write-days";
import { toothRows } from "../../domain/teeth";
import type { Values } from "../contact-forms/form-values";
import { listOf, textOf } from "../contact-forms/payload";
import { writeBridges, writeTeeth } from "./chosen-teeth";
import { slipStrings } from "./slip-strings";
import { linksName, rowName } from "./tooth-chart";

type Field = Pick<Queries.SlipFieldFieldsFragment, "name" | "label" | "kind" | "bridgeLabel">;

/** The ticked boxes that have a name for each row of teeth. */
const tickedInRows = (values: Values, nameOf: (row: number) => string): string[] =>
  toothRows.flatMap((_, row) => listOf(values[nameOf(row)]));

/** "13–23 (6 diş), köprü: 13–11": the chosen teeth, and which of them are linked; empty where none is chosen. */
export function teethInWords({ name, bridgeLabel }: Field, values: Values): string {
  const chosen = tickedInRows(values, (row) => rowName(name, row));
  if (chosen.length === 0) return "";
  const links = tickedInRows(values, (row) => linksName(name, row));
  const bridges = bridgeLabel ? writeBridges(chosen, links) : "";
  const teeth = slipStrings.teeth(writeTeeth(chosen), chosen.length);
  return bridges ? `${teeth}, ${slipStrings.bridges(bridgeLabel ?? "", bridges)}` : teeth;
}

/** The slip as a text that can be sent: a line for each field in which something is written. */
export function slipText(
  title: string,
  fields: readonly Field[],
  values: Values,
  nameOf: (slug: string) => string | undefined,
): string {
  const read = (field: Field): string => {
    const written = textOf(values[field.name]).trim();
    switch (field.kind) {
      case "teeth":
        return teethInWords(field, values);
      case "choices":
        return listOf(values[field.name]).join(", ");
      case "product":
        return nameOf(written) ?? "";
      case "date":
      case "wantedDay":
        return written && writeDate(written);
      default:
        return written;
    }
  };
  const lines = fields.map((field) => ({ label: field.label, value: read(field) }));
  return [title, ...lines.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`)].join(
    "\n",
  );
}
