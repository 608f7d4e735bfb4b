import type { ComponentType } from "react";
import { withTimeout } from "../../../domain/with-timeout";
import type { Notice } from "./toasts";

/** Milliseconds that a notice waits for the toast library. */
const libraryLimit = 5_000;

type Place = (Toasts: ComponentType) => void;

let place: Place | undefined;

/** The page says here where toasts go once they are there; undefined when there is no place any more. */
export function setPlace(next: Place | undefined): void {
  place = next;
}

/**
 * Fetches the toast library and puts its live region into the page; called when a form is first touched.
 * @returns what shows a notice, once the live region stands
 * @throws Error when the library cannot be loaded; the next call tries again
 */
export async function prepareNotices(): Promise<(notice: Notice) => void> {
  const { default: Toasts, whenReady } = await import(/* webpackChunkName: "toasts" */ "./toasts");
  place?.(Toasts);
  return whenReady;
}

/**
 * Shows a notice as soon as the toast library is there.
 * @throws Error when it does not come; the caller shows the notice in a place of its own
 */
export async function notify(notice: Notice): Promise<void> {
  const create = await withTimeout(libraryLimit, prepareNotices());
  create(notice);
}
