import { chakra } from "@chakra-ui/react/styled-system";

const line = "linear-gradient(currentColor, currentColor)";
const cap = `${line} 0 50%/100% 1px no-repeat, ${line} 0 0/1px 100% no-repeat`;

/** |---- label ----|: a real duration or size between two end caps. */
export const Dimension = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    textStyle: "label",
    lineHeight: "1.3",
    color: "brand.accent",
    whiteSpace: "nowrap",
    "&::before, &::after": { content: '""', flex: "1", height: "11px", minWidth: "14px", background: cap },
    _after: { transform: "scaleX(-1)" },
  },
});
