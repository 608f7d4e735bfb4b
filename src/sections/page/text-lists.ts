import { chakra } from "@chakra-ui/react/styled-system";

export const TitledList = chakra("ul", {
  base: {
    maxWidth: "40em",
    "& > li": { paddingTop: "1rem" },
    "& h3": { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "550", lineHeight: "1.5" },
    "& p": { color: "fg.muted" },
  },
});

export const BulletList = chakra("ul", {
  base: {
    marginTop: "1rem",
    maxWidth: "40em",
    "& > li": { position: "relative", paddingBlock: "0.375rem", paddingLeft: "2.25rem" },
    // A gold tick. A border, because forced colours remove backgrounds.
    "& > li::before": {
      content: '""',
      position: "absolute",
      left: "0",
      top: "calc(0.375rem + 0.8em)",
      width: "16px",
      borderTop: "1px solid {colors.brand.accent}",
    },
  },
});
