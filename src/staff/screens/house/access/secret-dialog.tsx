import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { CopyButton } from './copy-button.tsx';

interface SecretDialogProps {
  heading: string;
  /** Whom it is for, and what for. */
  purpose: string;
  secret: string;
  onClose: () => void;
}

/** A key or secret that the server shows only once. Only its own button closes it, so that no stray key loses it. */
export function SecretDialog({ heading, purpose, secret, onClose }: SecretDialogProps) {
  const { access: texts } = useMessages('house');
  return (
    <Dialog heading={heading} onClose={null}>
      <p>{purpose}</p>
      <input
        type="text"
        className="access-secret"
        readOnly
        autoComplete="off"
        spellCheck={false}
        aria-label={heading}
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={secret} what={heading} isMain />
      <p className="access-notice">{texts.shownOnce}</p>
      <div className="dialog-foot">
        <button type="button" className="button tall" onClick={onClose}>
          {texts.secretKept}
        </button>
      </div>
    </Dialog>
  );
}
