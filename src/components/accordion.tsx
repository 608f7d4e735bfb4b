import { chakra } from "@chakra-ui/react/styled-system";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { Icon } from "./icon";
import { Typeset } from "./typeset";

interface AccordionProps {
  /** Groups the items: opening one closes the others. */
  name: string;
  items: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/**
 * One item open at most; the open one can be closed. Native <details> with a shared name: works before and without
 * scripts, and find-in-page and links to `#id` open the answer they lead to. Two things browsers without all of
 * that get from here: closing the others, and opening the linked one.
 */
export function Accordion({ name, items }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openLinked = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const details = root.current?.querySelector(`#${CSS.escape(id)}`)?.closest("details");
      if (!details) return;
      details.open = true;
      details.scrollIntoView();
    };
    if (window.location.hash) openLinked();
    window.addEventListener("hashchange", openLinked);
    return () => window.removeEventListener("hashchange", openLinked);
  }, []);

  const closeOthers = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    for (const details of root.current?.querySelectorAll("details[open]") ?? []) {
      if (details !== currentTarget) details.removeAttribute("open");
    }
  };

  return (
    <chakra.div ref={root} borderTop="1px solid" borderColor="border.strong">
      {items.map(({ id, title, text }) => (
        <Item key={id} name={name} onToggle={closeOthers}>
          <Question>
            <chakra.h3 fontSize="inherit" minWidth="0" overflowWrap="anywhere">
              {title}
            </chakra.h3>
            <Icon name="plus" className="plus" boxSize="22px" flex="none" color="accent.petrol" />
            <Icon name="minus" className="minus" boxSize="22px" flex="none" color="accent.petrol" />
          </Question>
          <chakra.p
            id={id}
            scrollMarginTop="8rem"
            paddingRight={{ sm: "3.5rem" }}
            paddingBottom="1.75rem"
            color="fg.muted"
            maxWidth="38em"
          >
            <Typeset>{text}</Typeset>
          </chakra.p>
        </Item>
      ))}
    </chakra.div>
  );
}

const Item = chakra("details", {
  base: {
    borderBottom: "1px solid",
    borderColor: "border.hairline",
    interpolateSize: "allow-keywords",
    "&::details-content": {
      blockSize: "0",
      overflow: "hidden",
      transition: "block-size 260ms var(--chakra-easings-sedef), content-visibility 260ms allow-discrete",
    },
    "&[open]::details-content": { blockSize: "auto" },
    "&[open]": { borderColor: "accent.petrol" },
    "&[open] > summary": { color: "accent.petrol" },
    "&[open] > summary > .plus, &:not([open]) > summary > .minus": { display: "none" },
  },
});

const Question = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1.5rem",
    minHeight: "72px",
    paddingBlock: "1rem",
    fontFamily: "heading",
    fontSize: "clamp(1.3125rem, 1.2rem + .4vw, 1.5rem)",
    lineHeight: "1.3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { color: "accent.petrol" },
  },
});
