import { z } from "zod";
import type { FieldMeta } from "./fields";

/**
 * Unwraps optional schemas.
 * @param value value in the document; selects the member of a union by its `type`
 */
export function unwrap(schema: z.core.$ZodType | undefined, value?: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  return optionsOf(schema).find((option) => typeOf(option) === Reflect.get(Object(value), "type")) ?? schema;
}

/** Members of a union. */
export const optionsOf = ({ options }: z.ZodDiscriminatedUnion): z.ZodObject[] =>
  options.filter((option) => option instanceof z.ZodObject);

/** `type` of a union member. */
export function typeOf({ shape }: z.ZodObject): string | undefined {
  const { type } = shape;
  return type instanceof z.ZodLiteral ? String(type.value) : undefined;
}

/** Metadata of a field: its own, otherwise that of the wrapped schema. */
export const metaOf = (schema: z.core.$ZodType | undefined): FieldMeta => ({
  ...(schema instanceof z.ZodOptional ? metaOf(schema.unwrap()) : {}),
  ...(schema && z.globalRegistry.get(schema)),
});

/** Whether values of the kind are file paths. */
export const isFileKind = (kind: FieldMeta["kind"]): boolean =>
  kind === "picture" || kind === "drawing" || kind === "pdf";
