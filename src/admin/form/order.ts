import type { z } from "zod";
import { metaOf } from "../../content-model/schema";

/** Fields of the form in the order of the page; fields shown elsewhere are last. */
export function orderedFields({ shape }: z.ZodObject): [name: string, declared: z.core.$ZodType][] {
  const shown = Object.entries(shape).filter(([, declared]) => !metaOf(declared).follows);
  const isElsewhere = ([, declared]: (typeof shown)[number]) => metaOf(declared).elsewhere === true;
  return [...shown.filter((field) => !isElsewhere(field)), ...shown.filter(isElsewhere)];
}
