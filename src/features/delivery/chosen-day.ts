import { useSyncExternalStore } from "react";
import type { Day } from "../../domain/delivery/days";

/** A store beside React: parts of a page hydrate one after the other, and an update from above would render them anew. */
let chosen: Day | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param day on which the impression arrives; undefined for today */
export function chooseDay(day: Day | undefined): void {
  chosen = day;
  for (const listener of listeners) listener();
}

/** The day that the visitor chose, on whichever product's page; undefined for today. */
export const useChosenDay = (): Day | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );
