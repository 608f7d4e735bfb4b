import { formatAmount } from "../../src/domain/format";
import { strings } from "../../src/domain/interface-strings";
import type { Product } from "./real-content";

/** Durations of a product's steps as their file means them; undefined for steps without one. */
export const stepDurations = ({ turnaround, process }: Product) =>
  (process?.steps ?? []).map(({ duration }) =>
    duration?.fact === "turnaround" ? { ...turnaround, ...duration } : duration,
  );

/** What the process of a product's page shows: times of its steps, the number of bars, and the note. */
export function shownProcess(product: Product, workingDays: string | undefined) {
  const steps = stepDurations(product);
  const durations = steps.flatMap((duration) => duration ?? []);
  const amountOf = ({ number = 0, to }: (typeof durations)[number]) => ({ number, to });
  const days = durations.filter(({ unit }) => unit === "gün" || unit === "iş günü").map(amountOf);
  const sum = (key: "number" | "to") => days.reduce((total, each) => total + (each[key] ?? each.number), 0);
  const total = { number: sum("number"), to: sum("to") > sum("number") ? sum("to") : null };
  const isDrawn = durations.length === steps.length && durations.every(({ unit }) => unit !== "ay");
  return {
    times: durations.map((duration) => `${formatAmount(amountOf(duration))} ${duration.unit}`),
    bars: isDrawn ? steps.length : 0,
    note:
      days.length > 1 ? strings.stepsTotal(formatAmount(total)) : days.length === 1 ? workingDays : undefined,
  };
}
