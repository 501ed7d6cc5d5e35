import { Component, type ReactNode } from 'react';
import type { Text } from '../text.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { ManageMessages } from './locales/manage-messages.ts';

interface Props {
  text: Text<ManageMessages>;
  children: ReactNode;
}

/** What nobody foresaw ends in words with a way on, not in an empty page. */
export class FailureBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    const { text, children } = this.props;
    if (!failure) return children;
    return <FailureNotice text={text} failure={failure} onRetry={() => location.reload()} />;
  }
}
