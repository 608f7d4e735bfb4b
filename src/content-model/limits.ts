import { z } from "zod";

/** zod's limits of a text or list. */
interface Limits {
  /** Characters or items. */
  min?: number | undefined;
  max?: number | undefined;
  /** "date", "email". */
  format?: string | undefined;
}

/** Limits of a string, also of one with a format of its own, such as an e-mail address. */
export function limitsOf(schema: z.core.$ZodType | undefined): Limits {
  const json: z.core.JSONSchema.BaseSchema = schema
    ? z.toJSONSchema(schema, { target: "draft-7", io: "input" })
    : {};
  return {
    min: json.minLength ?? json.minItems,
    max: json.maxLength ?? json.maxItems,
    format: json.format,
  };
}
