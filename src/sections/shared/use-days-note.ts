import { useSiteParts } from "../../components/use-site-parts";
import { formatAmount } from "../../lib/format";
import { strings } from "../../lib/interface-strings";
import { totalDays } from "../../lib/total-days";

/** What days among the durations are, and what they add up to; null where no step lasts days. */
export function useDaysNote(steps: readonly Queries.StepFieldsFragment[]): string | null {
  const { workingDays } = useSiteParts();
  const total = totalDays(steps.flatMap(({ duration }) => duration ?? []));
  if (!total) return null;
  return total.count > 1 ? strings.stepsTotal(formatAmount(total)) : workingDays;
}
