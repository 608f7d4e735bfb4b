import { Accordion as ChakraAccordion } from "@chakra-ui/react/accordion";
import type { ComponentProps, MouseEvent } from "react";
import { flushSync } from "react-dom";
import * as css from "./accordion.module.css";
import { Chakra } from "./chakra";
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
  const { root, open, setOpen, syncFromDom } = useOpenAnswer(items.map(({ id }) => id));
  return (
    <Chakra>
      <ChakraAccordion.Root
        ref={root}
        unstyled
        className={css.accordion}
        collapsible
        value={open}
        onValueChange={({ value }) => inPlace(value[0], () => flushSync(() => setOpen(value)))}
        ids={{ itemContent: (id) => id }}
      >
        {items.map(({ id, title, text }) => (
          <ChakraAccordion.Item key={id} value={id} asChild>
            <details
              className={css.item}
              name={name}
              open={open.includes(id)}
              // It may have been opened before hydration.
              suppressHydrationWarning
              onToggle={({ currentTarget }) => syncFromDom(id, currentTarget.open)}
            >
              <ChakraAccordion.ItemTrigger asChild onClick={toggleWithChakra}>
                <Question>
                  <h3 className={css.title}>{renderText(title)}</h3>
                  <Icon name="plus" className={css.plus} data-print="hide" size={22} />
                  <Icon name="minus" className={css.minus} data-print="hide" size={22} />
                </Question>
              </ChakraAccordion.ItemTrigger>
              {/* Overrides `hidden`: a closed <details> hides its content, and the browser can still open and search it. */}
              <ChakraAccordion.ItemContent asChild hidden={false}>
                <Answer>
                  <p className={css.text}>{renderRichText(text)}</p>
                </Answer>
              </ChakraAccordion.ItemContent>
            </details>
          </ChakraAccordion.Item>
        ))}
      </ChakraAccordion.Root>
    </Chakra>
  );
}

/** Keeps the question at its position in the window while an answer above it closes. */
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

interface QuestionProps extends ComponentProps<"summary"> {
  type?: string;
}

/** Removes Chakra's button attributes: a <summary> exposes its state natively. */
const Question = ({ type, "aria-expanded": expanded, ...rest }: QuestionProps) => (
  <summary {...rest} className={css.question} />
);

/** Removes Chakra's region role: many landmarks would hide the page's own. */
const Answer = ({ role, "aria-labelledby": label, ...rest }: ComponentProps<"div">) => (
  <div {...rest} className={css.answer} />
);
