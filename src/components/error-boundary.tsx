import { chakra } from "@chakra-ui/react/styled-system";
import { Component, type ReactNode } from "react";
import { strings } from "../lib/interface-strings";
import { Wrap } from "./section";

interface ErrorBoundaryProps {
  /** Changes with the page, so that the next page gets a fresh start. */
  resetKey: string;
  /** What stands in place of what failed; the error screen unless told. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  message: string | null;
  resetKey: string;
}

/** Shows the fixed error screen with the error's message, or the fallback, in place of a part that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { message: null, resetKey: props.resetKey };
  }

  override render() {
    const { children, fallback } = this.props;
    if (this.state.message === null) return children;
    if (fallback !== undefined) return fallback;
    return (
      <Wrap paddingBlock="section" role="alert" lang="en">
        <chakra.h1 textStyle="h1">{strings.error.title}</chakra.h1>
        <chakra.p marginTop="1.5rem" color="fg.muted">
          {this.state.message}
        </chakra.p>
      </Wrap>
    );
  }
}
