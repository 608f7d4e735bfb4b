/** Grounds a section can stand on. */
export type Tone = "page" | "mist" | "ivory" | "deep";

/**
 * On each ground the same colour roles point at the colours that read there, so that no part needs to know where
 * it stands: on deep, `fg.muted` is the light grey-blue, gold is the light gold, petrol marks are aqua.
 */
export const tones = {
  page: {},
  mist: { bg: "bg.mist", "--chakra-colors-border-hairline": "colors.border.onMist" },
  ivory: { bg: "bg.ivory", "--chakra-colors-border-hairline": "colors.border.onIvory" },
  deep: {
    bg: "bg.deep",
    color: "fg.onDeep",
    "--focus-ring": "colors.accent.aqua",
    "--chakra-colors-fg-muted": "colors.fg.onDeepMuted",
    "--chakra-colors-fg-ink": "colors.fg.onDeep",
    "--chakra-colors-fg-link": "colors.fg.onDeep",
    "--chakra-colors-accent-mark": "colors.accent.aqua",
    "--chakra-colors-accent-gold": "colors.accent.goldOnDeep",
    "--chakra-colors-border-hairline": "colors.border.onDeep",
    "--chakra-colors-border-strong": "colors.accent.aqua",
  },
} as const satisfies Record<Tone, object>;
