import { chakra } from "@chakra-ui/react/styled-system";

/** Titles with short texts. */
export const TitledList = chakra("ul", {
  base: {
    maxWidth: "40em",
    "& > li": { paddingTop: "1rem" },
    "& h3": { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "550", lineHeight: "1.5" },
    "& p": { color: "fg.muted" },
  },
});

const list = { marginTop: "1rem", maxWidth: "40em" } as const;
const listItem = { position: "relative", paddingBlock: "0.375rem", paddingLeft: "2.25rem" } as const;
const listMark = { position: "absolute", left: "0" } as const;

export const BulletList = chakra("ul", {
  base: {
    ...list,
    "& > li": listItem,
    // A gold tick. A border, because forced colours remove backgrounds.
    "& > li::before": {
      ...listMark,
      content: '""',
      top: "calc(0.375rem + 0.8em)",
      width: "16px",
      borderTop: "1px solid",
      borderColor: "brand.accentFill",
    },
  },
});

export const StepList = chakra("ol", {
  base: {
    ...list,
    counterReset: "adim",
    "& > li": { ...listItem, counterIncrement: "adim" },
    "& > li::before": {
      ...listMark,
      content: "counter(adim)",
      fontFamily: "heading",
      fontSize: "1.25rem",
      lineHeight: "1.4",
      color: "brand.accent",
    },
  },
});
