import { writeDate } from "../../domain/delivery/write-days";
import { toothRows } from "../../domain/teeth";
import type { Values } from "../contact-forms/form-values";
import { listOf, textOf } from "../contact-forms/payload";
import { slipStrings } from "./slip-strings";

type Field = Pick<Queries.SlipFieldFieldsFragment, "name" | "label" | "kind" | "bridgeLabel">;

/** Value of the box that links two neighbours: "14-13". */
export const linkOf = (tooth: string, next: string): string => `${tooth}-${next}`;

/** Name of the boxes that link neighbours. */
export const linksName = (teethName: string): string => `${teethName}-kopru`;

/** "13–12 köprü, 36 (3 diş)": the chosen teeth in the order of the chart, linked ones joined; empty if none is chosen. */
export function writeTeeth(
  { name, bridgeLabel }: Pick<Field, "name" | "bridgeLabel">,
  values: Values,
): string {
  const [chosen, links] = [listOf(values[name]), listOf(values[linksName(name)])];
  const units: string[][] = [];
  for (const { teeth } of toothRows) {
    let before = "";
    for (const { number } of teeth) {
      const isChosen = chosen.includes(number);
      if (isChosen && bridgeLabel && links.includes(linkOf(before, number))) units.at(-1)?.push(number);
      else if (isChosen) units.push([number]);
      before = isChosen ? number : "";
    }
  }
  const words = units.map((unit) => (unit.length > 1 ? `${unit.join("–")} ${bridgeLabel}` : unit.join()));
  return words.length > 0 ? slipStrings.teeth(words.join(", "), chosen.length) : "";
}

/** The value of a field as readable text; empty if nothing was entered. */
export function writeValue(field: Field, values: Values, productName = ""): string {
  const value = values[field.name];
  const text = textOf(value).trim();
  switch (field.kind) {
    case "teeth":
      return writeTeeth(field, values);
    case "choices":
      return listOf(value).join(", ");
    case "product":
      return productName;
    case "date":
    case "wantedDay":
      return text && writeDate(text);
    default:
      return text;
  }
}

/** The slip as text for messages, mail and clipboard: its title and a line per filled field. */
export function slipText(
  title: string,
  fields: readonly Field[],
  values: Values,
  /** Name of the chosen product. */
  productName?: string,
): string {
  const lines = fields.flatMap((field) => {
    const value = writeValue(field, values, productName);
    return value ? [`${field.label}: ${value}`] : [];
  });
  return [title, ...lines].join("\n");
}
