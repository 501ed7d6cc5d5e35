import { useLayoutEffect, useRef } from 'react';
import { useManage } from './manage-context.ts';
import type { OpenState } from './manage-state.ts';

/** The outcome of the last change, above the view. It takes focus, so that screen readers read it. */
export function NoticeLine({ notice }: { notice: OpenState['notice'] }) {
  const { i18n } = useManage();
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (notice) line.current?.focus();
  }, [notice]);
  return (
    <div role="status">
      {notice && (
        <p
          className="notice notice-line"
          data-kind={notice.message === 'outdated' ? 'outdated' : 'done'}
          tabIndex={-1}
          ref={line}
        >
          {i18n.messages[notice.message]}
        </p>
      )}
    </div>
  );
}
