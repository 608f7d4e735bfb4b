import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ContentIconName, interfaceIconNames } from "../domain/icon-names";

type IconName = ContentIconName | (typeof interfaceIconNames)[number];

interface IconProps extends Omit<HTMLChakraProps<"svg">, "name"> {
  /** Content names are plain strings to the types; the content check validates them. */
  name: IconName | (string & {});
  /** URL of the sprite; "" for icons inlined in the page (`headerIcons`). */
  file?: string;
  /** Width and height in pixels, or with a unit. */
  size?: number | string;
}

/** Decorative line icon, 20 px by default. From the sprite of `src/build/artifacts/icons`. */
export function Icon({ name, file = "/icons.svg", size = 20, ...rest }: IconProps) {
  // Grows with the text.
  const length = typeof size === "number" ? `${size / 16}rem` : size;
  return (
    <chakra.svg htmlWidth={length} htmlHeight={length} aria-hidden="true" {...rest}>
      <use href={`${file}#${name}`} />
    </chakra.svg>
  );
}
