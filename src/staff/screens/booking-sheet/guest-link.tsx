import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';

interface GuestLinkProps {
  /** What was booked. */
  done: string;
  url: string;
  onDone: () => void;
}

/** The link at which the guest agrees to the cancellation policy, for staff to pass on. It is given out once. */
export function GuestLink({ done, url, onDone }: GuestLinkProps) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const [isShown, setIsShown] = useState(false);
  const [note, setNote] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setNote(texts.linkCopied),
      () => setNote(texts.copyFailed),
    );
  return (
    <div className="guest-link">
      <p role="status">{done}</p>
      <p>{texts.linkHeading}</p>
      {isShown ? (
        <>
          <input type="text" readOnly value={url} aria-label={texts.linkLabel} />
          {'clipboard' in navigator && (
            <button type="button" className="button" onClick={() => void copy()}>
              {texts.copyLink}
            </button>
          )}
          <p className="hint" role="status">
            {note}
          </p>
        </>
      ) : (
        <button type="button" className="button" onClick={() => setIsShown(true)}>
          {texts.showLink}
        </button>
      )}
      <button type="button" className="button main" data-focus onClick={onDone}>
        {texts.done}
      </button>
    </div>
  );
}
