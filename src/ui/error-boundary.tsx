import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Rendered in place of the children once they have failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error of a dispensable part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
