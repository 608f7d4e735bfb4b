import { chakra } from "@chakra-ui/react/styled-system";

/** A short caliper and a label, above some section headings. */
export const Tag = chakra(
  "p",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.75rem",
      // As part of a heading it is no title.
      fontFamily: "body",
      fontSize: "small",
      fontWeight: "550",
      lineHeight: "1.4",
      letterSpacing: "normal",
      color: "brand.mark",
      hyphens: "none",
      _before: {
        content: '""',
        width: "28px",
        height: "11px",
        flex: "none",
        borderInline: "1px solid",
        backgroundImage: "linear-gradient(currentColor, currentColor)",
        backgroundSize: "100% 1px",
        backgroundPosition: "center",
        backgroundRepeat: "no-repeat",
      },
    },
  },
  { defaultProps: { "data-tag": "" } },
);
