import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, which are shown only now. */
export function RecoveryCodeList({ codes, onClose }: RecoveryCodeListProps) {
  const { secondFactors: texts } = useMessages('house');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <>
      <p>{texts.recoveryCodesHint}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="dialog-foot factor-form">
        <span role="status">{isCopied && texts.copied}</span>
        {/* Only pages on HTTPS may copy; everywhere else, the codes are there to select. */}
        {navigator.clipboard && (
          <button type="button" className="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
        )}
        <button type="button" className="button main" data-focus onClick={onClose}>
          {texts.keptCodes}
        </button>
      </div>
    </>
  );
}
