import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { iconNames, interfaceIconNames } from "../domain/icon-names";

export type IconName = (typeof iconNames)[number] | (typeof interfaceIconNames)[number];

interface IconProps extends Omit<HTMLChakraProps<"svg">, "name"> {
  /** Names from the content are any text to the types; the content check knows them. */
  name: IconName | (string & {});
  /** Address of the file of drawings that has it; "" where the page itself has it (`headerIcons` of the plugin `icons`). */
  file?: string;
  /** Its width and height in pixels, or with a unit. */
  size?: number | string;
}

/**
 * A decorative line icon, 20 px unless another size is given; the text beside it says what it means. The drawings stand
 * in one file that the browser keeps (written by the plugin `icons`), not in pages or scripts.
 */
export function Icon({ name, file = "/icons.svg", size = 20, ...rest }: IconProps) {
  return (
    <chakra.svg htmlWidth={size} htmlHeight={size} aria-hidden="true" {...rest}>
      <use href={`${file}#${name}`} />
    </chakra.svg>
  );
}
