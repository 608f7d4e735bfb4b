import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { useMemo } from "react";
import { encode } from "uqr";

interface QrCodeProps extends Omit<HTMLChakraProps<"svg">, "children"> {
  /** The encoded URL; it must also be printed as text next to the code. */
  text: string;
}

/** Draws a QR code (error correction level M) as path data: a line for each dark module. */
export function qrPath(text: string): { size: number; path: string } {
  // Quiet zone of four modules (ISO/IEC 18004).
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}.5h1` : "")));
  return { size, path: modules.join("") };
}

/** A QR code, black on white on any background. */
export function QrCode({ text, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      css={{ forcedColorAdjust: "none" }}
      {...rest}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} stroke="black" />
    </chakra.svg>
  );
}
