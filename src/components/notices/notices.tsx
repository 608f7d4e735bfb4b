import { lazy, Suspense, useEffect, useState } from "react";
import type { Notice } from "./toasts";

const Toasts = lazy(() => import("./toasts"));

let show: (() => void) | undefined;

/** Fetches the toast library and puts its live region into the page; called when a form is first touched. */
export function prepareNotices(): void {
  show?.();
}

/** Shows a notice as soon as the toast library is there. */
export async function notify(notice: Notice): Promise<void> {
  prepareNotices();
  const { whenReady } = await import("./toasts");
  const create = await whenReady;
  create(notice);
}

/** Place of the toasts in the page; empty until they are wanted. */
export function Notices() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    show = () => setWanted(true);
    return () => {
      show = undefined;
    };
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
