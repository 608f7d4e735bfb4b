import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { setPlace } from "./notify";

/** Container of the toasts; empty until the library is loaded, or if it fails. */
export function Notices() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    setPlace((loaded) => setToasts(() => loaded));
    return () => setPlace(undefined);
  }, []);
  return Toasts ? (
    <ErrorBoundary fallback={null}>
      <Toasts />
    </ErrorBoundary>
  ) : null;
}
