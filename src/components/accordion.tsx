import { chakra } from "@chakra-ui/react/styled-system";
import { Icon } from "./icon";
import { Typeset } from "./typeset";

interface AccordionProps {
  /** Groups the items: opening one closes the others. */
  name: string;
  items: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/**
 * One item open at most; the open one can be closed. Native <details> with a shared name: works before and without
 * scripts, find-in-page and links to `#id` open the answer they lead to.
 */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <chakra.div borderTop="1px solid" borderColor="border.strong">
      {items.map(({ id, title, text }) => (
        <chakra.details
          key={id}
          id={id}
          name={name}
          borderBottom="1px solid"
          borderColor="border.hairline"
          css={{
            "&[open]": { borderColor: "accent.petrol" },
            "&[open] > summary": { color: "accent.petrol" },
            "&[open] > summary > .plus, &:not([open]) > summary > .minus": { display: "none" },
          }}
        >
          <chakra.summary
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="1.5rem"
            minHeight="72px"
            paddingBlock="1rem"
            fontFamily="heading"
            fontSize="clamp(1.3125rem, 1.2rem + .4vw, 1.5rem)"
            lineHeight="1.3"
            cursor="pointer"
            listStyle="none"
            css={{ "&::-webkit-details-marker": { display: "none" }, _hover: { color: "accent.petrol" } }}
          >
            <chakra.h3 fontSize="inherit">{title}</chakra.h3>
            <Icon name="plus" className="plus" boxSize="22px" color="accent.petrol" />
            <Icon name="minus" className="minus" boxSize="22px" color="accent.petrol" />
          </chakra.summary>
          <chakra.p paddingRight={{ sm: "3.5rem" }} paddingBottom="1.75rem" color="fg.muted" maxWidth="38em">
            <Typeset>{text}</Typeset>
          </chakra.p>
        </chakra.details>
      ))}
    </chakra.div>
  );
}
