/** Icons of the interface itself, beside those that content may name (`content-model/icon-names.ts`). */
export const interfaceIconNames = [
  "arrow-right",
  "arrow-up",
  "arrow-up-down",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-alert",
  "map",
  "menu",
  "minus",
  "pause",
  "play",
  "plus",
  "star",
  "x",
] as const;
