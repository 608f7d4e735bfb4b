import { chakra } from "@chakra-ui/react/styled-system";

const line = "linear-gradient(currentColor, currentColor)";

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
        background: `${line} 0 50%/100% 1px no-repeat, ${line} 0 0/1px 100% no-repeat, ${line} 100% 0/1px 100% no-repeat`,
      },
    },
  },
  { defaultProps: { "data-tag": "" } },
);
