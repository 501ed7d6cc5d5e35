import { Component, type ReactNode } from 'react';
import { messages } from '../messages/messages.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Closes what failed, so that the rest of the page is usable; otherwise only a reload is offered. */
  onClose?: () => void;
}

/**
 * Shows an alert when rendering fails, mostly because a chunk could not be loaded: the server was
 * updated in the meantime, or cannot be reached.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { onClose } = this.props;
    return (
      <div className="failure" role="alert">
        <p className="state-title">{messages.broken.heading}</p>
        <p>{messages.broken.why}</p>
        <div className="dialog-foot">
          {onClose && (
            <button type="button" className="button" onClick={onClose}>
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
