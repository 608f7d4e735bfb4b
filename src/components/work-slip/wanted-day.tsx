import { chakra } from "@chakra-ui/react/styled-system";
import { deliveryAnswer } from "../../lib/delivery/delivery-answer";
import type { Turnaround } from "../../lib/delivery/delivery-time";
import { slipStrings } from "../../lib/slip-strings";
import { useDeliveryRules } from "../delivery/use-delivery-rules";
import { useNow } from "../delivery/use-now";
import { Input } from "../field";
import { SlipField } from "./slip-field";

interface WantedDayProps {
  /** Of the chosen product, where it has one. */
  turnaround: Turnaround | null | undefined;
  /** The day that is written, "2026-11-22". */
  value: string | undefined;
  onChoose: (day: string) => void;
}

/** The day of delivery that the dentist wants, beside the days that the product's turnaround gives. */
export function WantedDay({ turnaround, value, onChoose }: WantedDayProps) {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const { days, time } = now && turnaround ? deliveryAnswer(now, undefined, turnaround, rules) : {};
  return (
    <SlipField
      label={slipStrings.wanted}
      control={(props) => <Input type="date" name="wanted" min={now?.day} {...props} />}
    >
      {time ? (
        <chakra.div data-print="hide" role="status" marginTop="0.3rem" textStyle="small" color="fg.muted">
          <chakra.p>{slipStrings.earliest(days ?? "")}</chakra.p>
          {value && value < time.first ? <chakra.p>{slipStrings.tooEarly}</chakra.p> : null}
          <chakra.button
            type="button"
            onClick={() => onChoose(time.last)}
            minHeight="44px"
            fontWeight="550"
            color="fg.link"
            textDecoration="underline"
            textUnderlineOffset="0.3em"
          >
            {slipStrings.takeDay}
          </chakra.button>
        </chakra.div>
      ) : null}
    </SlipField>
  );
}
