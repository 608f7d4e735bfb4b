import { useRef, useState } from "react";
import { notify } from "./notices/notify";
import type { Notice } from "./notices/toasts";

export interface FormStatus {
  /** The notice, if it could not be shown as a toast. */
  notice?: Notice;
  /** Advice that stays after the toast has gone. */
  hint?: string | null;
  failed?: boolean;
  /** Number of the sent message. */
  receipt?: string;
}

/** Shows the result of sending as a toast, or inline if toasts are unavailable. */
export function useFormStatus() {
  const [status, setStatus] = useState<FormStatus>({});
  const latest = useRef<Notice>(null);

  const clear = () => {
    latest.current = null;
    setStatus({});
  };
  const announce = (notice: Notice, { hint = null, receipt }: Pick<FormStatus, "hint" | "receipt"> = {}) => {
    latest.current = notice;
    const failed = notice.kind === "error";
    setStatus({ hint, failed, receipt });
    notify(notice).catch(() => {
      if (latest.current === notice) setStatus({ notice, hint, failed, receipt });
    });
  };
  return { status, announce, clear };
}
