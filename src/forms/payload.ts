import type { Values } from "./form-values";

/** A text field's value; empty when the visitor left it so. */
export const textOf = (value: Values[string] | undefined): string => (typeof value === "string" ? value : "");

/** A list field's values. */
export const listOf = (value: Values[string] | undefined): string[] =>
  Array.isArray(value) ? [...value] : [];
