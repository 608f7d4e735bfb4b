import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { useMemo } from "react";
import { qrPath, quietZone } from "./qr-path";

interface QrCodeProps extends Omit<HTMLChakraProps<"svg">, "children"> {
  /** The address it leads to; it must stand beside the code as text. */
  text: string;
}

/** A QR code, drawn without asking anybody: black on white, whatever the background. */
export function QrCode({ text, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  const side = size + 2 * quietZone;
  return (
    <chakra.svg
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      flex="none"
      css={{ forcedColorAdjust: "none" }}
      {...rest}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={path} stroke="black" />
    </chakra.svg>
  );
}
