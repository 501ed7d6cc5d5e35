import './access.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useAccess } from './access-queries.ts';

/** What a section shows once it is known who has access. */
export function AccessLoaded({ children }: { children: (access: Access) => ReactNode }) {
  const { access: texts, tryAgain, loading } = useMessages('house');
  const { data, error, refetch } = useAccess();
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(data);
  // What had the focus may have gone with a key that was revoked.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== data;
    before.current = data;
    if (hasChanged && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
  }, [data]);
  if (data)
    return (
      <div className="access" ref={content} tabIndex={-1}>
        {children(data)}
      </div>
    );
  if (!error) return <p role="status">{loading}</p>;
  return (
    <div className="card access-failed" role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="button tall" onClick={() => void refetch()}>
        {tryAgain}
      </button>
    </div>
  );
}
