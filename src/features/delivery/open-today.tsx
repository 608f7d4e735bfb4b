import { chakra } from "@chakra-ui/react/styled-system";
import { closuresFrom } from "../../domain/delivery/closures";
import type { DeliveryRules } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { type Arrival, closedDay, hoursOn } from "../../domain/delivery/delivery-time";
import { writeShortDays } from "../../domain/delivery/write-days";
import { hoursOf } from "../site/hours-line";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/**
 * Whether the laboratory is open today, and its closed days of a year. The page was built on another day, so that
 * it says "today" only once scripts run; the dated list is true on any day.
 */
export function OpenToday() {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const closures = closuresFrom(now?.day ?? rules.calendar.from, rules.hours, rules.calendar);
  const next = closures.find(({ first }) => now && first > now.day);
  if (closures.length === 0) return null;
  return (
    <chakra.div textStyle="small" marginTop="0.75rem">
      {/* Keeps its height before scripts run. */}
      <chakra.div data-needs-script="" minHeight="3.2em" css={{ "& > :first-child": { fontWeight: "550" } }}>
        {now ? (
          <>
            <p>{todayInWords(now, rules)}</p>
            {next ? (
              <chakra.p color="fg.muted">
                {deliveryStrings.nextClosed(writeShortDays(next.first, next.last), next.name)}
              </chakra.p>
            ) : null}
          </>
        ) : null}
      </chakra.div>
      <details>
        <chakra.summary minWidth="44px" lineHeight="44px" fontWeight="550" cursor="pointer">
          {deliveryStrings.closedDaysTitle}
        </chakra.summary>
        <chakra.ul color="fg.muted" paddingBottom="0.5rem">
          {closures.map(({ first, last, name }) => (
            <li key={first}>{`${writeShortDays(first, last)} ${last.slice(0, 4)}: ${name}`}</li>
          ))}
        </chakra.ul>
      </details>
    </chakra.div>
  );
}

/** "Bugün açık: 08.00–18.00" */
function todayInWords({ day, time }: Required<Arrival>, { hours, calendar }: DeliveryRules): string {
  const open = hoursOn(day, hours, calendar);
  const last = open.at(-1);
  if (!last) return deliveryStrings.closedToday(closedDay(day, calendar)?.name);
  const written = open.map(hoursOf).join(", ");
  return time <= last.closes ? deliveryStrings.openToday(written) : deliveryStrings.closedBy(written);
}
