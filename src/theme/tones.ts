import { variable, variableName } from "./token-variables";

/** Grounds a section can stand on. */
export type Tone = "page" | "mist" | "ivory" | "deep";

/**
 * On each ground the same colour roles point at the colours that read there, so that no part needs to know where
 * it stands: on deep, `fg.muted` is the light grey-blue, gold is the light gold, petrol marks are aqua.
 */
export const tones = {
  page: {},
  mist: { bg: "bg.mist", [variableName("colors.border.hairline")]: variable("colors.border.onMist") },
  ivory: { bg: "bg.ivory", [variableName("colors.border.hairline")]: variable("colors.border.onIvory") },
  deep: {
    bg: "bg.deep",
    color: "fg.onDeep",
    "--focus-ring": variable("colors.accent.aqua"),
    [variableName("colors.fg.muted")]: variable("colors.fg.onDeepMuted"),
    [variableName("colors.fg.ink")]: variable("colors.fg.onDeep"),
    [variableName("colors.fg.link")]: variable("colors.fg.onDeep"),
    [variableName("colors.accent.mark")]: variable("colors.accent.aqua"),
    [variableName("colors.accent.gold")]: variable("colors.accent.goldOnDeep"),
    [variableName("colors.border.hairline")]: variable("colors.border.onDeep"),
    [variableName("colors.border.strong")]: variable("colors.accent.aqua"),
  },
} as const satisfies Record<Tone, object>;
