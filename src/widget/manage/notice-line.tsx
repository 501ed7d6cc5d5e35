import { useEffect, useRef } from 'react';
import { useManage } from './manage-context.ts';
import type { OpenState } from './manage-state.ts';

/** What was just done, or found: seen above everything, read out, and where the keyboard goes on. */
export function NoticeLine({ notice }: { notice: OpenState['notice'] }) {
  const { text } = useManage();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) line.current?.focus();
  }, [notice]);
  return (
    <div role="status">
      {notice && (
        <p
          className="notice notice-line"
          data-kind={notice.words === 'outdated' ? 'outdated' : 'done'}
          tabIndex={-1}
          ref={line}
        >
          {text.words[notice.words]}
        </p>
      )}
    </div>
  );
}
