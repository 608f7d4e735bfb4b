import { chakra } from "@chakra-ui/react/styled-system";
import { deliveryAnswer, deliveryInWords } from "../../domain/delivery/delivery-answer";
import type { Work } from "../../domain/delivery/delivery-time";
import { Icon } from "../../ui/icon";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/** Id of the calculator's section. */
export const deliveryId = "teslim";

interface TodayPlateProps {
  work: Work;
  /** Transparent on the deep background. */
  bg: "bg.page" | "transparent";
}

/** What the calculator answers for today, in one line that leads to it. */
export function TodayPlate({ work, bg }: TodayPlateProps) {
  const { rules, texts } = useDeliveryRules();
  const now = useNow(rules.hours);
  const { short } = now ? deliveryAnswer(now, undefined, work, rules) : {};
  return (
    <chakra.p
      data-needs-script=""
      position="relative"
      marginTop={{ base: "1.25rem", sm: "2rem" }}
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      gap="0 0.75rem"
      padding={{ base: "0.5rem 1rem 0.625rem", sm: "0.625rem 1.25rem 0.75rem" }}
      bg={bg}
      border="1px solid"
      borderColor="brand.accentFill"
      borderRadius="md"
      hyphens="none"
    >
      <chakra.span textStyle="label" color="fg.muted">
        {texts.today}
      </chakra.span>
      <chakra.a
        href={`#${deliveryId}`}
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
        _after={{ content: '""', position: "absolute", inset: "0" }}
      >
        {short ?? deliveryInWords(work)}
      </chakra.a>
      <Icon name="chevron-down" size={16} marginLeft="auto" alignSelf="center" color="brand.accent" />
    </chakra.p>
  );
}
