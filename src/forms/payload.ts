import type { Values } from "./draft";

/** A text field's value; empty when the visitor left it so. */
export const textOf = (value: Values[string] | undefined): string => (typeof value === "string" ? value : "");

/** A list field's values. */
export const listOf = (value: Values[string] | undefined): string[] =>
  Array.isArray(value) ? [...value] : [];
