/**
 * The two accents of the house, each written once: what can be pressed, and what measures. Everything drawn follows them:
 * rulers, scales, marks, links, buttons, the social cards. On the deep ground the second is lighter.
 */
const petrol = "#0F4C5C";
const gold = { usual: "#8A5E1C", onDeep: "#DDBB7C" } as const;

/** Colours by role, as the theme's tokens and, outside the pages, the manifest and the social cards use them. */
export const colours = {
  bg: {
    page: "#FBFAF7",
    surface: "#FFFFFF",
    mist: "#E8F0F3",
    ivory: "#F1E7D6",
    deep: "#0A3540",
    danger: "#F9ECEE",
  },
  fg: {
    ink: "#0B2530",
    muted: "#445C66",
    link: petrol,
    onDeep: "#F4F7F6",
    onDeepMuted: "#B9CED4",
  },
  accent: {
    petrol,
    petrolHover: "#0A3540",
    mark: petrol,
    aqua: "#7FB7C4",
    gold: gold.usual,
    goldOnDeep: gold.onDeep,
    onPetrol: "#FFFFFF",
  },
  status: { danger: "#B3394A" },
  border: {
    hairline: "#D3DBDC",
    strong: "#6B838C",
    onMist: "#C3D2D7",
    onIvory: "#CDBE9F",
    onDeep: "#2F5862",
  },
} as const;

/** What changes for visitors whose system asks for more contrast: quiet text and thin lines become strong. */
export const moreContrast = {
  fg: { muted: "#1F3742", onDeepMuted: "#E6EFF1" },
  accent: { gold: "#5F3F0E", goldOnDeep: "#F0D9A8" },
  border: {
    hairline: "#5B7079",
    strong: "#2C4650",
    onMist: "#566C75",
    onIvory: "#6F6246",
    onDeep: "#8FB4BE",
  },
} as const;
