import { z } from "zod";

/** The limits zod keeps with a text or a list. */
interface Limits {
  /** Characters or items. */
  least?: number | undefined;
  most?: number | undefined;
  pattern?: string | undefined;
  /** "date", "email". */
  format?: string | undefined;
}

/** They are the same in all kinds of text, an address of mail included. */
export function limitsOf(schema: z.core.$ZodType | undefined): Limits {
  const json: z.core.JSONSchema.BaseSchema = schema
    ? z.toJSONSchema(schema, { target: "draft-7", io: "input" })
    : {};
  return {
    least: json.minLength ?? json.minItems,
    most: json.maxLength ?? json.maxItems,
    pattern: json.pattern,
    format: json.format,
  };
}
