import { defineLayerStyles } from "@chakra-ui/react/styled-system";

/** Colours of the roles on the deep background, by the custom property in which Chakra keeps each role. */
const onDeep = {
  "--t-colors-fg-ink": "{colors.fg.onDeep}",
  "--t-colors-fg-muted": "{colors.fg.onDeepMuted}",
  "--t-colors-fg-link": "{colors.fg.onDeep}",
  "--t-colors-brand-main": "{colors.fg.onDeep}",
  "--t-colors-brand-main-hover": "{colors.brand.light}",
  "--t-colors-brand-on-main": "{colors.bg.deep}",
  "--t-colors-brand-mark": "{colors.brand.light}",
  "--t-colors-brand-accent": "{colors.brand.accentOnDeep}",
  "--t-colors-brand-accent-fill": "{colors.brand.accentFillOnDeep}",
  "--t-colors-brand-on-accent": "{colors.brand.onAccentOnDeep}",
  "--t-colors-border-hairline": "{colors.border.onDeep}",
  "--t-colors-border-strong": "{colors.brand.light}",
  "--t-colors-focus-ring": "{colors.brand.light}",
  "--t-colors-bg-page": "{colors.bg.deep}",
};

/**
 * Section backgrounds. Each sets the colours that are readable on it, so that components need not know
 * their background.
 */
export const layerStyles = defineLayerStyles({
  page: { value: {} },
  tint: { value: { bg: "bg.tint", "--t-colors-border-hairline": "{colors.border.onTint}" } },
  warm: { value: { bg: "bg.warm", "--t-colors-border-hairline": "{colors.border.onWarm}" } },
  deep: { value: { ...onDeep, bg: "bg.deep", color: "fg.ink" } },
  /** A card on any of them. */
  panel: {
    value: { bg: "bg.page", border: "1px solid", borderColor: "border.hairline", borderRadius: "md" },
  },
});

export type Tone = "page" | "tint" | "warm" | "deep";
