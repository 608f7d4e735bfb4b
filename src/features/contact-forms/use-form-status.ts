import { type ComponentType, useRef, useState } from "react";
import { withTimeout } from "../../domain/with-timeout";
import type { Notice } from "./toasts";

/** Timeout for loading the toast library, in milliseconds. */
const libraryLimit = 5_000;

export interface FormStatus {
  /** The notice, if it could not be shown as a toast. */
  notice?: Notice;
  /** Stays after the toast has gone: advice, or when the message arrived. */
  hint?: string | null;
  failed?: boolean;
  /** No answer came: something between may block scripts' calls. */
  isUnanswered?: boolean;
  /** Number of the sent message. */
  receipt?: string | undefined;
}

/** Shows the result of sending as a toast, or inline if toasts are unavailable. */
export function useFormStatus() {
  const [status, setStatus] = useState<FormStatus>({});
  const [Toasts, setToasts] = useState<ComponentType>();
  const latest = useRef<Notice>(null);

  /**
   * Loads the toast library and mounts its live region; called at the form's first interaction.
   * @returns a function that shows a notice, once the live region is mounted
   * @throws Error if loading fails; the next call retries
   */
  const prepare = async () => {
    const { default: Loaded, whenReady } = await import(/* webpackChunkName: "toasts" */ "./toasts");
    setToasts(() => Loaded);
    return whenReady;
  };
  const clear = () => {
    latest.current = null;
    setStatus({});
  };
  /** Removes what is said of the message before, except its number; a failure stays. */
  const forgetSent = () => {
    if (latest.current?.kind === "success") latest.current = null;
    setStatus((before) => (before.failed === false ? { receipt: before.receipt } : before));
  };
  const announce = (notice: Notice, rest: Omit<FormStatus, "notice" | "failed"> = {}) => {
    latest.current = notice;
    const next = { ...rest, failed: notice.kind === "error" };
    setStatus(next);
    withTimeout(libraryLimit, prepare()).then(
      (create) => create(notice),
      () => {
        if (latest.current === notice) setStatus({ ...next, notice });
      },
    );
  };
  return { status, Toasts, prepare, announce, forgetSent, clear };
}
