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
    >
      <rect width="1280" height="460" fill={mapGround} />
      <path
        fill={mapBlock}
        d="M-10-10H250V140H-10zM290-10H520V96H290zM560-10H800V120H560zM840-10H1030V150H840zM1070-10H1300V90H1070zM-10 180H180V330H-10zM220 180H520V250H220zM220 290H520V470H220zM560 160H800V330H560zM840 190H1030V330H840zM1070 130H1300V330H1070zM-10 370H180V470H-10zM560 370H800V470H560zM840 370H1030V470H840zM1070 370H1300V470H1070z"
      />
      <path d="M600 190h150v104h-150z" fill={park} />
      <chakra.g fill="none" color="brand.main">
        <chakra.path
          d="M-10 408C260 380 420 270 640 350S980 300 1300 236"
          stroke="bg.warm"
          strokeWidth="22"
        />
        <chakra.path d="M-10 408C260 380 420 270 640 350S980 300 1300 236" stroke="border.onWarm" />
        <use href={logoHref} x="840" y="200" width="60" height="60" strokeWidth="1" />
        <chakra.circle cx="870" cy="232" r="78" stroke="brand.main" strokeDasharray="2 6" />
      </chakra.g>
    </chakra.svg>
  );
}
