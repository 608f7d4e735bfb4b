import { useRef, useState } from "react";
import { notify } from "./notices/notify";
import type { Notice } from "./notices/toasts";

export interface FormStatus {
  /** The notice, if it could not be shown as a toast. */
  notice?: Notice;
  /** Advice that stays after the toast has gone. */
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
  const latest = useRef<Notice>(null);

  const clear = () => {
    latest.current = null;
    setStatus({});
  };
  const announce = (notice: Notice, rest: Omit<FormStatus, "notice" | "failed"> = {}) => {
    latest.current = notice;
    const next = { ...rest, failed: notice.kind === "error" };
    setStatus(next);
    notify(notice).catch(() => {
      if (latest.current === notice) setStatus({ ...next, notice });
    });
  };
  return { status, announce, clear };
}
