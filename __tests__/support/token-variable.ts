import { system } from "../../src/theme/system";

/** Chakra's custom property of a token: "--t-colors-fg-ink" for "colors.fg.ink". */
export function tokenVariable(path: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(system.token.var(path))?.[1];
  if (!name) throw new Error(`The theme has no token ${path}.`);
  return name;
}
