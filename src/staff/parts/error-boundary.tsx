import { Component, type ContextType, type ReactNode } from 'react';
import { MessagesContext } from '../messages/messages.ts';
import { PageNotLoaded } from './page-not-loaded.tsx';

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
  static override contextType = MessagesContext;
  declare context: ContextType<typeof MessagesContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (!this.context) return <PageNotLoaded />;
    const { messages } = this.context;
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
