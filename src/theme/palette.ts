// Written by plugins/brand from content/brand.yaml.
import type { Palette } from "../domain/colour/palette";

export const palette: Palette = {
  "colours": {
    "bg": {
      "page": "#FBFAF7",
      "surface": "#FFFFFF",
      "tint": "#E8F0F3",
      "warm": "#F1E7D6",
      "deep": "#0A3540",
      "danger": "#F9ECEE"
    },
    "fg": {
      "ink": "#0B2530",
      "muted": "#445C66",
      "link": "#0F4C5C",
      "onDeep": "#F4F7F6",
      "onDeepMuted": "#B9CED4"
    },
    "brand": {
      "main": "#0F4C5C",
      "mainHover": "#0A3540",
      "mark": "#0F4C5C",
      "light": "#7FB7C4",
      "accent": "#8A5E1C",
      "accentOnDeep": "#DDBB7C",
      "accentFill": "#8A5E1C",
      "accentFillOnDeep": "#DDBB7C",
      "onAccent": "#FFFFFF",
      "onAccentOnDeep": "#0B2530",
      "onMain": "#FFFFFF"
    },
    "status": {
      "danger": "#B3394A"
    },
    "border": {
      "hairline": "#D3DBDC",
      "strong": "#6B838C",
      "onTint": "#C3D2D7",
      "onWarm": "#CDBE9F",
      "onDeep": "#2F5862"
    }
  },
  "drawing": {
    "stem": "#C9D6DA",
    "shadow": "#0B253059"
  },
  "moreContrast": {
    "fg": {
      "muted": "#1F3742",
      "onDeepMuted": "#E6EFF1"
    },
    "brand": {
      "accent": "#5F3F0E",
      "accentOnDeep": "#F0D9A8",
      "accentFill": "#5F3F0E",
      "accentFillOnDeep": "#F0D9A8",
      "onAccent": "#FFFFFF",
      "onAccentOnDeep": "#0B2530"
    },
    "border": {
      "hairline": "#5B7079",
      "strong": "#2C4650",
      "onTint": "#566C75",
      "onWarm": "#6F6246",
      "onDeep": "#8FB4BE"
    }
  }
};
