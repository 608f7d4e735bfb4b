import { colourReference } from "./token-references";

/** Grounds a section can stand on. */
export type Tone = "page" | "mist" | "ivory" | "deep";

/**
 * On each ground the same colour roles point at the colours that read there, so that no part needs to know where
 * it stands: on deep, `fg.muted` is the light grey-blue, gold is the light gold, petrol marks are aqua.
 */
export const tones = {
  page: {},
  mist: { bg: "bg.mist", "--chakra-colors-border-hairline": colourReference("border.onMist") },
  ivory: { bg: "bg.ivory", "--chakra-colors-border-hairline": colourReference("border.onIvory") },
  deep: {
    bg: "bg.deep",
    color: "fg.onDeep",
    "--focus-ring": colourReference("accent.aqua"),
    "--chakra-colors-fg-muted": colourReference("fg.onDeepMuted"),
    "--chakra-colors-fg-ink": colourReference("fg.onDeep"),
    "--chakra-colors-fg-link": colourReference("fg.onDeep"),
    "--chakra-colors-accent-mark": colourReference("accent.aqua"),
    "--chakra-colors-accent-gold": colourReference("accent.goldOnDeep"),
    "--chakra-colors-border-hairline": colourReference("border.onDeep"),
    "--chakra-colors-border-strong": colourReference("accent.aqua"),
  },
} as const satisfies Record<Tone, object>;
