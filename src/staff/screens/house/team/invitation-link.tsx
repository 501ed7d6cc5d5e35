import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Field } from '../../../parts/field.tsx';
import { useSession } from '../../../session/session.ts';

/** The link of a new invitation, to copy or to open in mail. */
export function InvitationLink({ name, link }: { name: string; link: string }) {
  const { team: texts } = useMessages('service');
  const { session } = useSession();
  const [copied, setCopied] = useState('');
  const subject = encodeURIComponent(texts.mailSubject(session.venue.name));
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  return (
    <div className="team-link">
      <Field
        label={texts.linkReady(name)}
        input={(attributes) => (
          <input {...attributes} readOnly value={link} onFocus={({ target }) => target.select()} />
        )}
      />
      <div className="team-actions">
        {/* Only pages on HTTPS may copy; everywhere else, the field is there to select. */}
        {navigator.clipboard && (
          <button type="button" className="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
        )}
        <a className="button" href={`mailto:?subject=${subject}&body=${encodeURIComponent(link)}`}>
          {texts.mailLink}
        </a>
        <span role="status">{copied === link && texts.copied}</span>
      </div>
    </div>
  );
}
