import { Button, Callout } from "@blueprintjs/core";
import { Component, type ReactNode } from "react";

interface Props {
  /** Display name of the pane, e.g. "The transcript". */
  name: string;
  /** The boundary renders its content again when this value changes, e.g. the visit's id. */
  resetKey?: string | null;
  children: ReactNode;
}
interface State {
  hasFailed: boolean;
  resetKey: string | null | undefined;
}

/** Error boundary of a pane. If its content fails to render, a message replaces it and the other panes keep working. */
export class PaneBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="cs-pane-failed">
        <Callout intent="warning" compact={true} role="alert" icon={null}>
          {this.props.name} couldn’t be shown. Your recordings and notes are safe.
          <Button
            className="cs-error-retry"
            size="small"
            text="Show again"
            onClick={() => this.setState({ hasFailed: false })}
          />
        </Callout>
      </div>
    );
  }
}
