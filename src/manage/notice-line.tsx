import { useEffect, useRef } from 'react';
import { useManage } from './manage-context.ts';
import type { OpenState } from './manage-state.ts';

/** What was just done, or found: seen above everything, read out, and where the keyboard goes on. */
export function NoticeLine({ notice }: { notice: OpenState['notice'] }) {
  const { i18n } = useManage();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) line.current?.focus();
  }, [notice]);
  return (
    <div role="status">
      {notice && (
        <p
          className="notice notice-line"
          data-kind={notice.messages === 'outdated' ? 'outdated' : 'done'}
          tabIndex={-1}
          ref={line}
        >
          {i18n.messages[notice.messages]}
        </p>
      )}
    </div>
  );
}
