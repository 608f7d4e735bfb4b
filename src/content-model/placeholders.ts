import { formatAmount } from "../domain/format";
import type { Quantity } from "./quantities";

/** Names of the laboratory itself that a text may refer to, beside the facts. */
export const nameFacts = ["brand", "subtitle", "city", "legalName", "controller", "address"] as const;

/** What texts may name, by name: a number, or words that go into the text as they are. */
export type Facts = Readonly<Record<string, Quantity | string>>;

const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** The same with the full stop behind it: a company's name ends in its own ("Ltd. Şti."), and a sentence has one. */
const withStop = new RegExp(`${placeholder.source}(\\.(?!\\.))?`, "g");

/** Names of the facts a text refers to as {name}. */
export function placeholdersIn(value: string): string[] {
  return [...value.matchAll(placeholder)].map((match) => match[1] as string);
}

/** What is left of the braces once every {name} is taken out: "{ experience }", "{experience", "}". */
export function strayBraces(value: string): string[] {
  return (
    value
      .replace(placeholder, " ")
      .match(/\{[^{}]*\}?|\}/g)
      ?.map((part) => part.trim()) ?? []
  );
}

/**
 * The text with every {name} replaced by its fact, written the Turkish way and without its unit
 * (the sentence carries the unit, in the case it needs).
 * @throws Error when a fact is unknown; the content check reports it with its place first
 */
export function fillPlaceholders(value: string, facts: Facts): string {
  return value.replace(withStop, (_, name: string, stop = "") => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (!fact) throw new Error(`Unknown fact {${name}} in "${value}".`);
    const written = typeof fact === "string" ? fact : formatAmount(fact);
    return written.endsWith(".") ? written : `${written}${stop}`;
  });
}
