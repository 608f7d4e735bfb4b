import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";

interface ChoiceProps extends Omit<ComponentProps<typeof chakra.input>, "children"> {
  label: string;
}

/** A checkbox or radio button with its label; `className` is the label's. */
export function Choice({ label, className, ...input }: ChoiceProps) {
  return (
    <chakra.label
      className={className}
      display="flex"
      alignItems="center"
      gap="0.625rem"
      minWidth={{ base: "44px", _print: "0" }}
      minHeight="44px"
      fontSize="small"
      lineHeight="1.35"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        boxSize="20px"
        flex="none"
        margin="0"
        accentColor="brand.main"
        {...input}
      />
      <span>{label}</span>
    </chakra.label>
  );
}
