import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";

interface TickProps extends Omit<ComponentProps<typeof chakra.input>, "children"> {
  label: string;
}

/** A labelled checkbox or radio button. */
export function Tick({ label, className, type = "checkbox", ...input }: TickProps) {
  return (
    <chakra.label
      className={className}
      display="inline-flex"
      alignItems="center"
      gap={{ base: "0.625rem", _print: "1.5mm" }}
      minHeight={{ base: "44px", _print: "5.5mm" }}
      fontSize="small"
      lineHeight="1.35"
      cursor="pointer"
      hyphens="none"
    >
      <chakra.input
        type={type}
        boxSize={{ base: "20px", _print: "3.5mm" }}
        flex="none"
        margin="0"
        accentColor="brand.main"
        {...input}
      />
      <span>{label}</span>
    </chakra.label>
  );
}
