import { chakra } from "@chakra-ui/react/styled-system";
import { deliveryAnswer } from "../../lib/delivery/delivery-answer";
import { deliveryStrings } from "../../lib/delivery/delivery-strings";
import type { Work } from "../../lib/delivery/delivery-time";
import { writeDay } from "../../lib/delivery/write-days";
import { slipStrings } from "../../lib/slip-strings";
import { useDeliveryRules } from "../delivery/use-delivery-rules";
import { useNow } from "../delivery/use-now";
import { Input } from "../field";
import { useSiteParts } from "../use-site-parts";
import { SlipField } from "./slip-field";

interface WantedDayProps {
  name: string;
  label: string;
  hint?: string | undefined;
  wide: boolean;
  /** What is said of a day before the product's turnaround ends; nothing where the laboratory says nothing of it. */
  tooEarly: string | null;
  /** The chosen product, where it has a turnaround. */
  work: Work | undefined;
  /** The day that is written, "2026-11-22". */
  value: string | undefined;
  onChoose: (day: string) => void;
}

/** The day of delivery that the dentist wants, beside the days that the product's turnaround gives. */
export function WantedDay({ name, label, hint, wide, tooEarly, work, value, onChoose }: WantedDayProps) {
  const { rules } = useDeliveryRules();
  const { workingDays, tryInDays } = useSiteParts();
  const now = useNow();
  const { days, time } = now && work ? deliveryAnswer(now, undefined, work, rules) : {};
  return (
    <SlipField
      label={label}
      hint={hint}
      wide={wide}
      control={(props) => (
        <Input type="date" name={name} min={now?.day} data-written={value ? "" : undefined} {...props} />
      )}
    >
      {time ? (
        <chakra.div data-print="hide" role="status" marginTop="0.3rem" textStyle="small" color="fg.muted">
          <chakra.p>{slipStrings.earliest(days ?? "", workingDays)}</chakra.p>
          {tooEarly && value && value < time.first ? <chakra.p>{tooEarly}</chakra.p> : null}
          {work?.tryIns ? (
            <chakra.p>{deliveryStrings.tryIns(work.tryIns, tryInDays)}</chakra.p>
          ) : (
            <chakra.button
              type="button"
              onClick={() => onChoose(time.last)}
              minHeight="44px"
              fontWeight="550"
              color="fg.link"
              textDecoration="underline"
              textUnderlineOffset="0.3em"
            >
              {slipStrings.takeDay(writeDay(time.last))}
            </chakra.button>
          )}
        </chakra.div>
      ) : null}
    </SlipField>
  );
}
