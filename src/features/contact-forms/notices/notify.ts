import type { ComponentType } from "react";
import { withTimeout } from "../../../domain/with-timeout";
import type { Notice } from "./toasts";

/** Timeout for loading the toast library, in milliseconds. */
const libraryLimit = 5_000;

type MountToasts = (Toasts: ComponentType) => void;

let mountToasts: MountToasts | undefined;

/** Sets the function that renders the toasts; undefined after unmount. */
export function setMountToasts(next: MountToasts | undefined): void {
  mountToasts = next;
}

/**
 * Loads the toast library and mounts its live region; called at a form's first interaction.
 * @returns a function that shows a notice, once the live region is mounted
 * @throws Error if loading fails; the next call retries
 */
export async function prepareNotices(): Promise<(notice: Notice) => void> {
  const { default: Toasts, whenReady } = await import(/* webpackChunkName: "toasts" */ "./toasts");
  mountToasts?.(Toasts);
  return whenReady;
}

/**
 * Shows a notice as soon as the library is loaded.
 * @throws Error on timeout; the caller shows the notice inline
 */
export async function notify(notice: Notice): Promise<void> {
  const create = await withTimeout(libraryLimit, prepareNotices());
  create(notice);
}
