import { chakra } from "@chakra-ui/react/styled-system";

/** A label with a short caliper, above section headings. */
export const Tag = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.75rem",
    // Set like a label even inside a heading.
    textStyle: "caption",
    color: "brand.mark",
    hyphens: "none",
    _before: {
      content: '""',
      width: "28px",
      flex: "none",
      borderInline: "1px solid",
      // A caliper's line between its ends.
      height: "11px",
      background: "linear-gradient(currentColor, currentColor) 50%/100% 1px no-repeat",
      // The caliper is drawn as a background, which paper and forced colours leave out.
      "@media print, (forced-colors: active)": { display: "none" },
    },
  },
});
