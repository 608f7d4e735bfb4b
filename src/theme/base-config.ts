import { defineConfig } from "@chakra-ui/react/styled-system";

/** The style properties in use that take tokens, by the category of tokens they take; a test names what is missing. */
const properties = {
  colors: ["accentColor", "backgroundColor", "borderColor", "color", "fill", "stroke", "textDecorationColor"],
  fonts: ["fontFamily"],
  radii: ["borderRadius"],
  sizes: ["blockSize", "height", "maxHeight", "maxWidth", "minHeight", "minWidth", "width"],
  spacing: [
    "bottom",
    "columnGap",
    "gap",
    "inset",
    "insetBlock",
    "insetInline",
    "left",
    "margin",
    "marginBlock",
    "marginBottom",
    "marginInline",
    "marginLeft",
    "marginRight",
    "marginTop",
    "padding",
    "paddingBlock",
    "paddingBottom",
    "paddingInline",
    "paddingLeft",
    "paddingRight",
    "paddingTop",
    "right",
    "rowGap",
    "scrollMarginBottom",
    "scrollMarginTop",
    "scrollPaddingTop",
    "top",
  ],
} as const;

const takingTokens = Object.fromEntries(
  Object.entries(properties).flatMap(([values, names]) => names.map((name) => [name, { values }])),
);

/**
 * What Chakra's styles are made of, in place of its own base, which names ten times as much: the style properties that
 * take tokens (all others are plain CSS), and the conditions in use (`_hover`, `_before`), as Chakra defines them.
 */
export const baseConfig = defineConfig({
  utilities: {
    ...takingTokens,
    // Written out in the styles, where a custom property would weigh more.
    fontSize: { values: { small: "0.9375rem", label: "0.8125rem" } },
    background: {
      shorthand: ["bg"],
      values: "colors",
      transform: (value: string) => ({ background: value }),
    },
    boxSize: { values: "sizes", transform: (value: string) => ({ width: value, height: value }) },
  },
  conditions: {
    hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"],
    focus: "&:is(:focus, [data-focus])",
    focusVisible: "&:is(:focus-visible, [data-focus-visible])",
    before: "&::before",
    after: "&::after",
    last: "&:last-of-type",
    placeholder: "&::placeholder, &[data-placeholder]",
    moreContrast: "@media (prefers-contrast: more)",
  },
});
