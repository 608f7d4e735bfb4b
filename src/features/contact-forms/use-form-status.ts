import { useRef, useState } from "react";
import { notify } from "./notices/notify";
import type { Notice } from "./notices/toasts";

/** What stands in the form itself about the last attempt to send it. */
export interface FormStatus {
  /** The notice, where the toast library could not show it. */
  notice?: Notice;
  /** What to do beyond trying again. */
  hint?: string | null;
}

/** Tells how sending went: by a toast, or in the form where there is no toast. */
export function useFormStatus() {
  const [status, setStatus] = useState<FormStatus>({});
  const latest = useRef<Notice>(null);

  const clear = () => {
    latest.current = null;
    setStatus({});
  };
  const tell = (notice: Notice, hint: string | null = null) => {
    latest.current = notice;
    setStatus({ hint });
    notify(notice).catch(() => {
      if (latest.current === notice) setStatus({ notice, hint });
    });
  };
  return { status, tell, clear };
}
