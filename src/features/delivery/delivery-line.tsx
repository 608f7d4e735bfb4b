import { chakra } from "@chakra-ui/react/styled-system";
import { deliveryAnswer } from "../../domain/delivery/delivery-answer";
import type { Work } from "../../domain/delivery/delivery-time";
import { Icon } from "../../ui/icon";
import { useChosenDay } from "./chosen-day";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/** Id of the section with the calculator. */
export const deliveryId = "teslim";

/** The delivery days for the chosen day of arrival, in one line that links to the calculator. */
export function DeliveryLine({ work }: { work: Work }) {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const chosen = useChosenDay();
  const { short, days } = now ? deliveryAnswer(now, chosen, work, rules) : {};
  const answer = short ?? days;
  return (
    <chakra.p
      data-needs-script=""
      display="flex"
      alignItems="baseline"
      gap="0.75rem"
      maxWidth="27rem"
      marginTop="0.5rem"
      hyphens="none"
    >
      <chakra.span textStyle="label" color="fg.muted">
        {rules.words.delivery}
      </chakra.span>
      <chakra.a
        href={`#${deliveryId}`}
        aria-label={answer ? undefined : rules.words.delivery}
        flex="1"
        display="flex"
        alignItems="center"
        gap="0.5rem"
        minHeight="44px"
        fontFamily="heading"
        fontSize={{ base: "1.375rem", sm: "1.5rem" }}
        lineHeight="1.2"
        color="brand.accent"
        textDecoration="none"
        _hover={{
          textDecoration: "underline",
          textDecorationThickness: "1px",
          textUnderlineOffset: "0.2em",
        }}
      >
        {/* The empty line has the answer's baseline, so that nothing moves once it is known. */}
        <chakra.span key={answer} css={{ "&:empty::before": { content: '"\\200b"' } }}>
          {answer}
        </chakra.span>
        {answer ? <Icon name="arrow-down" size={16} /> : null}
      </chakra.a>
    </chakra.p>
  );
}
