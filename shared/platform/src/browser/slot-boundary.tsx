import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  /** Called when the slot is lost and the shell renders its fallback instead. */
  onLost?: (() => void) | undefined;
  /** Reloads the slot's data; resolves when they have arrived. */
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * Error boundary of one slot: reports the error and offers a retry. Unstyled but for inherited type, as it must never
 * fail itself.
 */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    this.props.onError(error);
    this.props.onLost?.();
  }

  retry = (): void => {
    const renderView = (): void => this.setState({ hasFailed: false });
    this.props.onRetry().then(renderView, renderView);
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" data-slot-failed="">
        <p>Den här delen av sidan kunde inte visas.</p>
        <button type="button" onClick={this.retry}>
          Försök igen
        </button>
      </div>
    );
  }
}
