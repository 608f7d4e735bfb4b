import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";

interface CountUpProps extends HTMLChakraProps<"ul"> {
  active: boolean;
}

/** The list whose numbers count up. */
export function CountUp({ active, ...rest }: CountUpProps) {
  return <chakra.ul data-counting={active || undefined} {...rest} />;
}
