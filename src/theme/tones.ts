import { system } from "./system";

/** Backgrounds a section can stand on. */
export type Tone = "page" | "tint" | "warm" | "deep";

/** What puts an element on a background; `data-tone` gives the colours by role the values that read there (`tokens.ts`). */
export const tones = {
  page: {},
  tint: { "data-tone": "tint", bg: "bg.tint" },
  warm: { "data-tone": "warm", bg: "bg.warm" },
  deep: { "data-tone": "deep", bg: "bg.deep", color: "fg.ink" },
} as const satisfies Record<Tone, object>;

const coloursOn = (condition: string) => Object.fromEntries(system.tokens.cssVarMap.get(condition) ?? []);

/** The same as styles, for a card that only a media query or the filter puts on its background. */
export const toneStyles = {
  tint: { bg: "bg.tint", ...coloursOn("_onTint") },
  deep: { bg: "bg.deep", color: "fg.ink", ...coloursOn("_onDeep") },
} as const;
