import type { z } from "zod";
import { metaOf } from "../../content-model/schema";

/** Fields in the order of the page; those shown elsewhere come last. */
export function orderedFields({ shape }: z.ZodObject): [name: string, declared: z.core.$ZodType][] {
  const fields = Object.entries(shape);
  const isElsewhere = ([, declared]: (typeof fields)[number]) => metaOf(declared).elsewhere === true;
  return [...fields.filter((field) => !isElsewhere(field)), ...fields.filter(isElsewhere)];
}
