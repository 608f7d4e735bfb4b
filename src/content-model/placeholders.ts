import { formatAmount } from "../domain/format";
import type { Quantity } from "./quantities";

/** What a text may reference besides the laboratory's facts: its names, and periods of the message function. */
export const nameFacts = [
  ...["brand", "subtitle", "city", "legalName", "controller", "address"],
  ...["suspiciousRetention", "addressRetention"],
] as const;

/** Values by placeholder name: numbers, or texts inserted as they are. */
export type Facts = Readonly<Record<string, Quantity | string>>;

export const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Keeps a single full stop when a value that ends in one ("Ltd. Şti.") ends a sentence. */
const withStop = new RegExp(`${placeholder.source}(\\.(?!\\.))?`, "g");

/** Names referenced in a text as {name}. */
export function placeholdersIn(value: string): string[] {
  return [...value.matchAll(placeholder)].map((match) => match[1] as string);
}

/** Braces left after removing every {name}: "{ experience }", "{experience", "}". */
export function strayBraces(value: string): string[] {
  return (
    value
      .replace(placeholder, " ")
      .match(/\{[^{}]*\}?|\}/g)
      ?.map((part) => part.trim()) ?? []
  );
}

/**
 * Replaces every {name}; numbers are formatted in Turkish without their unit, which the sentence carries in
 * the right case.
 * @throws Error if a name is unknown; the content check reports it first
 */
export function fillPlaceholders(value: string, facts: Facts): string {
  return value.replace(withStop, (_, name: string, stop = "") => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (!fact) throw new Error(`Unknown fact {${name}} in "${value}".`);
    const written = typeof fact === "string" ? fact : formatAmount(fact);
    return written.endsWith(".") ? written : `${written}${stop}`;
  });
}
