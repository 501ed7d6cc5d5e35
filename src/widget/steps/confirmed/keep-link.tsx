import { useLayoutEffect, useRef, useState } from 'react';
import { SecondaryButton } from '../../../diner/parts/choices.tsx';
import { useWidget } from '../../widget-context.ts';

/** Asks the diner to keep the link to the booking, which no mail brings, and copies it. */
export function KeepLink({ url, label }: { url: string; label: string }) {
  const { messages } = useWidget().i18n;
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isCopied !== false) return;
    field.current?.focus();
    field.current?.select();
  }, [isCopied]);
  // Without HTTPS there is no clipboard, and a page may not be allowed to use it.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="field">
      <p>{messages.keepLink}</p>
      {isCopied === false ? (
        <input type="text" readOnly value={url} aria-label={label} ref={field} />
      ) : (
        <div className="choices">
          <SecondaryButton onPress={() => void copy()}>{messages.copyLink}</SecondaryButton>
        </div>
      )}
      <p className="hint" role="status">
        {isCopied && messages.linkCopied}
      </p>
    </div>
  );
}
