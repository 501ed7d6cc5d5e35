import { Component, type ReactNode } from 'react';
import type { I18n } from '../diner/i18n/i18n.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';

interface Props {
  i18n: I18n<ManageTexts>;
  children: ReactNode;
}

/** Shows a message with a reload button in place of content that failed to render. */
export class ErrorBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    const { i18n, children } = this.props;
    if (!failure) return children;
    return <FailureNotice i18n={i18n} failure={failure} onRetry={() => location.reload()} />;
  }
}
