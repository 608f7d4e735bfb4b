import { Accordion as Chakra } from "@chakra-ui/react/accordion";
import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon";
import { renderRichText, renderText } from "./rich-text";
import { dispatchFocus, useOpenAnswer } from "./use-open-answer";

interface AccordionProps {
  /** Shared `name`: opening one item closes the others, without scripts too. */
  name: string;
  items: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/**
 * At most one open item, which can be closed. Chakra's accordion on native elements: Chakra adds keyboard
 * support, <details> works without scripts and with find-in-page, print and `#id` links.
 */
export function Accordion({ name, items }: AccordionProps) {
  const { root, open, setOpen, syncFromDom } = useOpenAnswer();
  return (
    <Chakra.Root
      ref={root}
      collapsible
      value={open}
      onValueChange={({ value }) => inPlace(value[0], () => flushSync(() => setOpen(value)))}
      ids={{ itemContent: (id) => id }}
      borderTop="1px solid {colors.border.strong}"
    >
      {items.map(({ id, title, text }) => (
        <Chakra.Item key={id} value={id} asChild>
          <Item
            name={name}
            open={open.includes(id)}
            // It may have been opened before hydration.
            suppressHydrationWarning
            onToggle={({ currentTarget }) => syncFromDom(id, currentTarget.open)}
          >
            <Chakra.ItemTrigger asChild onClick={toggleWithChakra}>
              <Question>
                <chakra.h3 fontSize="inherit" minWidth="0">
                  {renderText(title)}
                </chakra.h3>
                <Icon name="plus" className="plus" data-print="hide" size={22} color="brand.main" />
                <Icon name="minus" className="minus" data-print="hide" size={22} color="brand.main" />
              </Question>
            </Chakra.ItemTrigger>
            {/* Overrides `hidden`: a closed <details> hides its content, and the browser can still open and search it. */}
            <Chakra.ItemContent asChild hidden={false}>
              <Answer>
                <chakra.p
                  paddingRight={{ sm: "3.5rem" }}
                  paddingBottom={{ base: "1.75rem", _print: "1mm" }}
                  color="fg.muted"
                  maxWidth="38em"
                >
                  {renderRichText(text)}
                </chakra.p>
              </Answer>
            </Chakra.ItemContent>
          </Item>
        </Chakra.Item>
      ))}
    </Chakra.Root>
  );
}

/** The question of an answer stays where it is in the window while another above it closes. */
function inPlace(answerId: string | undefined, change: () => void): void {
  const question = document.getElementById(answerId ?? "")?.closest("details");
  const top = () => question?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  window.scrollBy({ top: top() - before, behavior: "instant" });
}

/** Prevents the native toggle, because Chakra toggles. Assistive technology clicks without focus. */
function toggleWithChakra(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  dispatchFocus(event.currentTarget);
}

const Item = chakra("details", {
  base: {
    borderBottom: "1px solid {colors.border.hairline}",
    interpolateSize: "allow-keywords",
    "&::details-content": { blockSize: "0", overflow: "hidden" },
    // Opens slowly and closes at once, so that what is below a closing answer moves once.
    "&[open]::details-content": { blockSize: "auto", transition: "block-size 260ms {easings.calm}" },
    "&[open]": { borderColor: "brand.main" },
    "&[open] > summary": { color: "brand.main" },
    "&[open] > summary > .plus, &:not([open]) > summary > .minus": { display: "none" },
  },
});

interface QuestionProps extends HTMLChakraProps<"summary"> {
  type?: string;
}

/** Removes Chakra's button attributes: a <summary> exposes its state natively. */
function Question({ type, "aria-expanded": expanded, ...rest }: QuestionProps) {
  return <Summary {...rest} />;
}

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1.5rem",
    minHeight: { base: "72px", _print: "0" },
    paddingBlock: { base: "1rem", _print: "1mm 0" },
    fontFamily: "heading",
    fontSize: "clamp(1.3125rem, 1.2rem + .4vw, 1.5rem)",
    lineHeight: "1.3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { color: "brand.main" },
  },
});

/** Removes Chakra's region role: many landmarks would hide the page's own. */
function Answer({ role, "aria-labelledby": label, ...rest }: HTMLChakraProps<"div">) {
  return <chakra.div scrollMarginTop="8rem" {...rest} />;
}
