import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { setMountToasts } from "./notify";

/** Renders nothing in place of toasts that fail. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

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
