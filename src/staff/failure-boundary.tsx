import { Component, type ReactNode } from 'react';
import { messages } from './messages.ts';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Puts away what failed, so that the rest of the screen goes on; without it only a reload helps. */
  onLeave?: () => void;
}

/**
 * Catches what fails while it is drawn: mostly a part of the page that could not be fetched any
 * more, because the server was updated since or cannot be reached.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { onLeave } = this.props;
    return (
      <div className="failure" role="alert">
        <p className="state-title">{messages.broken.heading}</p>
        <p>{messages.broken.why}</p>
        <div className="dialog-foot">
          {onLeave && (
            <button type="button" className="button" onClick={onLeave}>
              {messages.close}
            </button>
          )}
          <button type="button" className="button main" onClick={() => window.location.reload()}>
            {messages.broken.reload}
          </button>
        </div>
      </div>
    );
  }
}
