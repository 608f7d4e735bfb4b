/**
 * The two accents of the house, each written once: what can be pressed, and what measures. Everything drawn follows them:
 * rulers, scales, marks, links, buttons, the social cards. On the deep ground the second is lighter.
 */
const main = "#0F4C5C";
const accent = { usual: "#8A5E1C", onDeep: "#DDBB7C" } as const;

/** Colours by role, as the theme's tokens and, outside the pages, the manifest and the social cards use them. */
export const colours = {
  bg: {
    page: "#FBFAF7",
    surface: "#FFFFFF",
    tint: "#E8F0F3",
    warm: "#F1E7D6",
    deep: "#0A3540",
    danger: "#F9ECEE",
  },
  fg: {
    ink: "#0B2530",
    muted: "#445C66",
    link: main,
    onDeep: "#F4F7F6",
    onDeepMuted: "#B9CED4",
  },
  brand: {
    main,
    mainHover: "#0A3540",
    mark: main,
    light: "#7FB7C4",
    accent: accent.usual,
    accentOnDeep: accent.onDeep,
    onMain: "#FFFFFF",
  },
  status: { danger: "#B3394A" },
  border: {
    hairline: "#D3DBDC",
    strong: "#6B838C",
    onTint: "#C3D2D7",
    onWarm: "#CDBE9F",
    onDeep: "#2F5862",
  },
} as const;

/** What changes for visitors whose system asks for more contrast: quiet text and thin lines become strong. */
export const moreContrast = {
  fg: { muted: "#1F3742", onDeepMuted: "#E6EFF1" },
  brand: { accent: "#5F3F0E", accentOnDeep: "#F0D9A8" },
  border: {
    hairline: "#5B7079",
    strong: "#2C4650",
    onTint: "#566C75",
    onWarm: "#6F6246",
    onDeep: "#8FB4BE",
  },
} as const;
