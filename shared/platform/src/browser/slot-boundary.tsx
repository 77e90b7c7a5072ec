import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  /** Somebody else sees to what stands in the slot's place from now on. */
  onLost?: (() => void) | undefined;
  /** Resolves when the slot has new data. */
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * Keeps an error within its slot: reports it and offers to try again. Unstyled but for inherited type, as it must never
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
