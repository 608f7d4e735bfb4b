import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { setPlace } from "./notify";

/** Place of the toasts in the page; empty until they are there, and where they fail. */
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
