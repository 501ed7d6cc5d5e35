import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';

interface CopyButtonProps {
  text: string;
  label?: string;
  /** What is copied, in words. */
  what: string;
  isMain?: boolean;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label, what, isMain = false }: CopyButtonProps) {
  const { access: texts } = useMessages('house');
  const action = label ?? texts.copy;
  const [note, setNote] = useState('');
  // Browsers have it on secure pages only.
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNote(texts.copied),
      () => setNote(texts.copyFailed),
    );
  return (
    <div className="access-copy">
      <button
        type="button"
        className={`button tall${isMain ? ' main' : ''}`}
        aria-label={`${action}: ${what}`}
        data-focus={isMain || undefined}
        onClick={() => void copy()}
      >
        {action}
      </button>
      <span className="quiet-text" role="status">
        {note}
      </span>
    </div>
  );
}
