import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { drawings, type InterfaceIcon } from "../domain/drawings";

interface IconProps extends Omit<HTMLChakraProps<"svg">, "name"> {
  /** Icon of the interface. */
  name?: InterfaceIcon;
  /** Path of an icon of the content, on a grid of 24 px. */
  drawing?: string;
  /** Width and height in pixels. */
  size?: number;
}

const lineCss = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.5px",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * Decorative line icon, 20 px by default, which grows with the text. One path in the page: a copy of a `<symbol>` is a
 * tree of its own, which a phone styles and lays out once its file has arrived.
 */
export function Icon({ name, drawing = name && drawings[name], size = 20, ...rest }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      htmlWidth={length}
      htmlHeight={length}
      aria-hidden="true"
      css={lineCss}
      {...rest}
    >
      <path d={drawing} />
    </chakra.svg>
  );
}
