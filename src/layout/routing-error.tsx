import { chakra } from "@chakra-ui/react/styled-system";
import { Component, type ReactNode } from "react";
import { strings } from "../domain/interface-strings";
import { Wrap } from "../ui/section";

interface RoutingErrorProps {
  /** Path of the page. */
  path: string;
  children: ReactNode;
}

interface RoutingErrorState {
  failure: { error: unknown } | null;
  path: string;
}

/**
 * Renders the fixed error screen in place of a page that client-side navigation leads to and that cannot be rendered. An error of
 * a page that has been shown is thrown on, up to `hydrate`, which restores the page.
 */
export class RoutingError extends Component<RoutingErrorProps, RoutingErrorState> {
  override state: RoutingErrorState = { failure: null, path: this.props.path };

  /** Path of the last page that was shown; the first one is in the HTML. */
  private shownPath = this.props.path;

  static getDerivedStateFromProps({ path }: RoutingErrorProps, state: RoutingErrorState) {
    return path === state.path ? null : { failure: null, path };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate() {
    if (!this.state.failure) this.shownPath = this.props.path;
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.path === this.shownPath) throw failure.error;
    const { error } = failure;
    return (
      <Wrap paddingBlock="section" role="alert" lang="en">
        <chakra.h1 textStyle="h1">{strings.error.title}</chakra.h1>
        <chakra.p marginTop="1.5rem" color="fg.muted">
          {error instanceof Error ? error.message : String(error)}
        </chakra.p>
      </Wrap>
    );
  }
}
