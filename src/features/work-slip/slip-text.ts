import { writeDate } from "../../domain/delivery/write-days";
import type { Values } from "../contact-forms/form-values";
import { listOf, textOf } from "../contact-forms/payload";
import { teethInWords } from "./chosen-teeth";

type Field = Pick<Queries.SlipFieldFieldsFragment, "name" | "label" | "kind" | "bridgeLabel">;

/**
 * The slip as text: its title and a line per filled field.
 * @param productName name of the chosen product
 */
export function slipText(
  title: string,
  fields: readonly Field[],
  values: Values,
  productName: string | undefined,
): string {
  const read = (field: Field): string => {
    const text = textOf(values[field.name]).trim();
    switch (field.kind) {
      case "teeth":
        return teethInWords(field, values);
      case "choices":
        return listOf(values[field.name]).join(", ");
      case "product":
        return productName ?? "";
      case "date":
      case "wantedDay":
        return text && writeDate(text);
      default:
        return text;
    }
  };
  const lines = fields.flatMap((field) => {
    const value = read(field);
    return value ? [`${field.label}: ${value}`] : [];
  });
  return [title, ...lines].join("\n");
}
