import { Button, Callout } from "@blueprintjs/core";
import { Component, type ReactNode } from "react";

interface Props {
  /** What failed, as a person calls it, e.g. "The transcript". */
  name: string;
  /** A new value shows the pane again, e.g. the id of the visit. */
  resetKey?: string | null;
  children: ReactNode;
}
interface State {
  hasFailed: boolean;
  resetKey: string | null | undefined;
}

/** Keeps a fault inside its pane: the others go on, and this one says what is safe. */
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
          {this.props.name} could not be shown. What was recorded and written is safe.
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
