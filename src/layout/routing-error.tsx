import { Component, type ReactNode } from "react";
import { strings } from "../domain/interface-strings";
import * as grid from "../theme/grid.module.css";
import * as text from "../theme/text-styles.module.css";
import { Section } from "../ui/section";
import * as css from "./routing-error.module.css";

interface RoutingErrorProps {
  path: string;
  children: ReactNode;
}

interface RoutingErrorState {
  failure: { error: unknown } | null;
  path: string;
}

/**
 * Shows the fixed error screen if a page reached by client-side navigation cannot be rendered. Errors of a
 * page already shown are rethrown to `hydrate`, which restores it.
 */
export class RoutingError extends Component<RoutingErrorProps, RoutingErrorState> {
  override state: RoutingErrorState = { failure: null, path: this.props.path };

  /** Path of the last page shown; the first one is in the HTML. */
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
      <Section role="alert" lang="en">
        <div className={grid.wrap}>
          <h1 className={text.h1}>{strings.error.title}</h1>
          <p className={css.message}>{error instanceof Error ? error.message : String(error)}</p>
        </div>
      </Section>
    );
  }
}
