import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { setMountToasts } from "./notify";

/** Container of the toasts; empty until the library is loaded, or if it fails. */
export function Notices() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    setMountToasts((loaded) => setToasts(() => loaded));
    return () => setMountToasts(undefined);
  }, []);
  return Toasts ? (
    <ErrorBoundary>
      <Toasts />
    </ErrorBoundary>
  ) : null;
}
