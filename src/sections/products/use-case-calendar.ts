import { useMemo } from "react";
import { useChosenDay } from "../../components/delivery/use-chosen-day";
import { useDeliveryRules } from "../../components/delivery/use-delivery-rules";
import { useNow } from "../../components/delivery/use-now";
import { caseCalendar } from "./case-calendar";
import type { ProductRow } from "./product-row";

/** The products on the days after today, or after the day in the field; undefined until scripts run. */
export function useCaseCalendar(products: readonly ProductRow[]) {
  const { rules, texts } = useDeliveryRules();
  const now = useNow();
  const arrival = useChosenDay();
  const { chosen } = arrival;
  const calendar = useMemo(
    () => (now ? caseCalendar(products, now, chosen, rules) : undefined),
    [products, now, chosen, rules],
  );
  return { ...arrival, today: now?.day, until: rules.calendar.until, texts, calendar };
}
