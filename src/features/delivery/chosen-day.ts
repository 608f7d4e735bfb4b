import { useSyncExternalStore } from "react";
import type { Day } from "../../domain/delivery/days";

/** Outside of React's state: a state update above a part that has not hydrated yet would discard its HTML. */
let chosen: Day | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param day day of arrival; undefined for today */
export function chooseDay(day: Day | undefined): void {
  chosen = day;
  for (const listener of listeners) listener();
}

/** The day chosen on any product's page; undefined for today. */
export const useChosenDay = (): Day | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );
