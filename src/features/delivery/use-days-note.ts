import { formatAmount } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { totalDays } from "../../domain/total-days";
import { useSiteParts } from "../site/use-site-parts";

/** Note on working days and their sum; null if no step is given in days. */
export function useDaysNote(steps: readonly Queries.StepFieldsFragment[]): string | null {
  const { workingDays } = useSiteParts();
  const total = totalDays(steps.flatMap(({ duration }) => duration ?? []));
  if (!total) return null;
  return total.count > 1 ? strings.stepsTotal(formatAmount(total)) : workingDays;
}
