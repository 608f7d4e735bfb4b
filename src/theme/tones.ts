import { variable, variableName } from "./token-variables";

/** Grounds a section can stand on. */
export type Tone = "page" | "tint" | "warm" | "deep";

/**
 * On each ground the same colour roles point at the colours that read there, so that no part needs to know where
 * it stands: on deep, `fg.muted` is light, the accent is its light twin, and marks are the light main colour.
 */
export const tones = {
  page: {},
  tint: { bg: "bg.tint", [variableName("colors.border.hairline")]: variable("colors.border.onTint") },
  warm: { bg: "bg.warm", [variableName("colors.border.hairline")]: variable("colors.border.onWarm") },
  deep: {
    bg: "bg.deep",
    color: "fg.onDeep",
    "--focus-ring": variable("colors.brand.light"),
    [variableName("colors.fg.muted")]: variable("colors.fg.onDeepMuted"),
    [variableName("colors.fg.ink")]: variable("colors.fg.onDeep"),
    [variableName("colors.fg.link")]: variable("colors.fg.onDeep"),
    [variableName("colors.brand.mark")]: variable("colors.brand.light"),
    [variableName("colors.brand.accent")]: variable("colors.brand.accentOnDeep"),
    [variableName("colors.border.hairline")]: variable("colors.border.onDeep"),
    [variableName("colors.border.strong")]: variable("colors.brand.light"),
  },
} as const satisfies Record<Tone, object>;
