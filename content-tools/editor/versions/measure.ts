import { z } from "zod";
import { metaOf, unwrap } from "../../model/schema";

/** Whether a section is a number with its signs and unit, or a point: one value, which the content writes on one line. */
export function isMeasure(schema: z.core.$ZodType | undefined): boolean {
  if (!(schema instanceof z.ZodObject)) return false;
  const fields = Object.values(schema.shape);
  const numbers = fields.filter((field) => unwrap(field) instanceof z.ZodNumber);
  const words = fields.filter(
    (field) => metaOf(field).kind === "keyword" || unwrap(field) instanceof z.ZodEnum,
  );
  return numbers.length > 0 && numbers.length + words.length === fields.length;
}
