import type { ComponentProps, MouseEvent } from "react";
import { deliveryAnswer, isDated } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { writeDay } from "../../domain/delivery/write-days";
import { formatQuantity } from "../../domain/format";
import { TextButton } from "../../ui/button";
import { FieldHint } from "../../ui/field";
import { FormField } from "../contact-forms/form-field";
import { useDeliveryRules } from "../delivery/use-delivery-rules";
import { useNow } from "../delivery/use-now";
import { slipStrings } from "./slip-strings";

interface WantedDayProps extends ComponentProps<typeof FormField> {
  derived: Queries.DerivedFactsFragment;
  /** Shown for a day before the product's turnaround ends. */
  tooEarly: string | null;
  product: Pick<Queries.SlipProductFragment, "turnaround" | "tryIns"> | undefined;
  /** The entered day, "2026-11-22"; empty for none. */
  day: string;
}

/** The wanted day of delivery, with the earliest days for the product, or the general rule if it has no turnaround. */
export function WantedDay({ derived, tooEarly, product, day, children, ...field }: WantedDayProps) {
  const { rules } = useDeliveryRules();
  const { workingDays, tryInDays, words } = derived;
  const now = useNow();
  const { turnaround, tryIns = null } = product ?? {};
  const { days = "", time } =
    now && turnaround ? deliveryAnswer(now, undefined, { turnaround, tryIns }, rules) : {};
  const enter = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const input = form?.elements.namedItem(field.name);
    if (!time || !(input instanceof HTMLInputElement)) return;
    input.value = time.last;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isHours = turnaround && !isDated({ turnaround }, rules.calendar);
  return (
    <FormField {...field} min={now?.day}>
      {children}
      {isHours ? <FieldHint>{`${words.turnaround}: ${formatQuantity(turnaround)}`}</FieldHint> : null}
      {time ? (
        <FieldHint as="div" role="status">
          <p>
            {slipStrings.earliest(
              words,
              tryIns ? slipStrings.notBefore(writeDay(time.first)) : days,
              workingDays,
            )}
          </p>
          {tooEarly && day && day < time.first ? <p>{tooEarly}</p> : null}
          {tryIns ? (
            <p>{deliveryStrings.tryIns(words, tryIns, tryInDays)}</p>
          ) : (
            <TextButton type="button" onClick={enter}>
              {slipStrings.takeDay(writeDay(time.last))}
            </TextButton>
          )}
        </FieldHint>
      ) : product && !turnaround ? (
        <FieldHint role="status">{words.byCaseHelp}</FieldHint>
      ) : null}
    </FormField>
  );
}
