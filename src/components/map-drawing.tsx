import { chakra } from "@chakra-ui/react/styled-system";
import { drawingColours } from "../theme/drawing-colours";
import { logoHref } from "./logo";

/** A drawn town plan with the laboratory's logo; stands in until the visitor asks for the real map. */
export function MapDrawing() {
  const { mapGround, mapBlock, park } = drawingColours;
  return (
    <chakra.svg
      // The logo in the middle of what narrow windows show of it.
      viewBox="460 0 820 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      position="absolute"
      inset="0"
      width="100%"
      height={{ base: "300px", md: "100%" }}
      maxWidth="none"
      fill="none"
      color="brand.main"
      css={{
        "--ground": mapGround,
        "--block": mapBlock,
        "--park": park,
        "--road": "{colors.bg.warm}",
        "--road-line": "{colors.border.onWarm}",
      }}
    >
      <use href="/drawings.svg#plan" />
      <use href={logoHref} x="840" y="200" width="60" height="60" strokeWidth="1" />
      <circle cx="870" cy="232" r="78" stroke="currentColor" strokeDasharray="2 6" />
    </chakra.svg>
  );
}
