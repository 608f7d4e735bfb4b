import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { deliveryAnswer } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import type { Work } from "../../domain/delivery/delivery-time";
import { writeDay } from "../../domain/delivery/write-days";
import { TextButton } from "../../ui/button";
import { FormField } from "../contact-forms/form-field";
import { useDeliveryRules } from "../delivery/use-delivery-rules";
import { useNow } from "../delivery/use-now";
import { useSiteParts } from "../site/use-site-parts";
import { slipStrings } from "./slip-strings";

interface WantedDayProps extends ComponentProps<typeof FormField> {
  /** What is said of a day before the product's turnaround ends; nothing where the laboratory says nothing of it. */
  tooEarly: string | null;
  /** The chosen product, where it has a turnaround. */
  work: Work | undefined;
  /** The day that is written, "2026-11-22"; empty for none. */
  value: string;
  onChoose: (day: string) => void;
}

/** The day of delivery that the dentist wants, beside the days that the product's turnaround gives. */
export function WantedDay({ tooEarly, work, value, onChoose, ...field }: WantedDayProps) {
  const { rules } = useDeliveryRules();
  const { workingDays, tryInDays } = useSiteParts();
  const now = useNow(rules.hours);
  const { days, time } = now && work ? deliveryAnswer(now, undefined, work, rules) : {};
  return (
    <FormField {...field} type="date" min={now?.day} data-written={value ? "" : undefined}>
      {time ? (
        <chakra.div data-print="hide" role="status" marginTop="0.3rem" textStyle="small" color="fg.muted">
          <chakra.p>{slipStrings.earliest(days ?? "", workingDays)}</chakra.p>
          {tooEarly && value && value < time.first ? <chakra.p>{tooEarly}</chakra.p> : null}
          {work?.tryIns ? (
            <chakra.p>{deliveryStrings.tryIns(work.tryIns, tryInDays)}</chakra.p>
          ) : (
            <TextButton type="button" onClick={() => onChoose(time.last)}>
              {slipStrings.takeDay(writeDay(time.last))}
            </TextButton>
          )}
        </chakra.div>
      ) : null}
    </FormField>
  );
}
